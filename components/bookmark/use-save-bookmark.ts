'use client';

import { useSaveRow, type SaveRow } from '@/hooks/lists/use-save-row';
import { folderQueries } from '@/lib/domain/folder/queries';
import { createBookmark, listBookmarks, updateBookmark } from '@/lib/domain/bookmark/api';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import type { Bookmark, BookmarkValues } from '@/lib/domain/bookmark/schema';
import { bookmarkValues } from '@/lib/domain/bookmark/bookmark-values';

export function useSaveBookmark({ folderId, ...form }: SaveRow<Bookmark, BookmarkValues> & { folderId: string }) {
  const { row } = form;
  const { queryKey } = bookmarkQueries.of(folderId);
  return useSaveRow<Bookmark, BookmarkValues>({
    ...form,
    mutationKey: ['bookmark', 'save', row?.id ?? `new in ${folderId}`],
    write: (values) =>
      row ? updateBookmark({ ...values, folderId, id: row.id }) : createBookmark({ ...values, folderId }),
    list: () => listBookmarks(folderId),
    queryKey,
    valuesOf: bookmarkValues,
    // The folder itself may be deleted.
    goneWith: [queryKey, folderQueries.all()],
    doneMessage: row ? '更新站点成功' : '创建站点成功',
  });
}
