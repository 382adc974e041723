'use client';

import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useDeleteFolder } from './use-delete-folder';
import type { Folder } from '@/lib/domain/folder/schema';
import { isolated } from '@/lib/utils/direction';

interface DeleteFolderDialogProps {
  folder: Folder;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteFolderDialog({ folder, onDeleted, onClose }: DeleteFolderDialogProps) {
  const { run, pending } = useDeleteFolder(folder.id, onDeleted);
  return (
    <ConfirmDialog
      title="删除文件夹"
      question={`删除文件夹「${isolated(folder.name)}」后，其中的所有站点也会一并删除，且无法恢复，确定删除吗？`}
      confirmLabel="删除"
      pending={pending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
}
