'use client';

import { useSaveRow, type SaveRow } from '@/hooks/lists/use-save-row';
import { createFolder, listFolders, updateFolder } from '@/lib/domain/folder/api';
import { folderQueries } from '@/lib/domain/folder/queries';
import type { Folder, FolderValues } from '@/lib/domain/folder/schema';
import { folderValues } from '@/lib/domain/folder/folder-values';

export function useSaveFolder({ userId, ...form }: SaveRow<Folder, FolderValues> & { userId: string }) {
  const { row } = form;
  const { queryKey } = folderQueries.of(userId);
  return useSaveRow<Folder, FolderValues>({
    ...form,
    mutationKey: ['folder', 'save', row?.id ?? 'new'],
    write: (values) => (row ? updateFolder({ ...values, id: row.id }) : createFolder(values)),
    list: () => listFolders(userId),
    queryKey,
    valuesOf: folderValues,
    goneWith: [queryKey],
    doneMessage: row ? '更新文件夹成功' : '创建文件夹成功',
  });
}
