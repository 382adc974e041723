'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { deleteFolder } from '@/lib/domain/folder/api';
import { folderQueries } from '@/lib/domain/folder/queries';

export const useDeleteFolder = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'folder',
    id,
    call: () => deleteFolder(id),
    onDeleted,
    invalidates: [folderQueries.all()],
    doneMessage: '删除文件夹成功',
    goneMessage: '该文件夹已被删除',
  });
