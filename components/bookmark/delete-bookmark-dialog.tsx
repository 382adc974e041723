'use client';

import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useDeleteBookmark } from './use-delete-bookmark';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { isolated } from '@/lib/utils/direction';

interface DeleteBookmarkDialogProps {
  bookmark: Bookmark;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteBookmarkDialog({ bookmark, onDeleted, onClose }: DeleteBookmarkDialogProps) {
  const { run, pending } = useDeleteBookmark(bookmark.id, onDeleted);
  return (
    <ConfirmDialog
      title="删除站点"
      question={`确定删除站点「${isolated(bookmark.name)}」吗？`}
      confirmLabel="删除"
      pending={pending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
}
