'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { saveFile } from '@/lib/browser/files/save-file';
import { listFolders } from '@/lib/domain/folder/api';
import { type BookmarkFolder, toBookmarksFile } from '@/lib/domain/folder/bookmarks-file';
import { listBookmarks } from '@/lib/domain/bookmark/api';

const FILE_NAME = '收藏夹.html';

export const useExportFolders = (userId: string) =>
  useGatedMutation({
    mutationKey: ['folder', 'export'],
    mutationFn: async () => {
      const folders: BookmarkFolder[] = [];
      for (const { id, name } of await listFolders(userId)) folders.push({ name, bookmarks: await listBookmarks(id) });
      saveFile(new Blob([toBookmarksFile(folders)], { type: 'text/html' }), FILE_NAME);
    },
    failedMessage: '导出书签失败',
  });
