'use client';

import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useDeleteComment } from './use-delete-comment';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';

interface DeleteDialogProps {
  subject: CommentSubject;
  comment: Comment | Reply;
  replies: number;
  focusId?: string;
  onClose: () => void;
}

export function DeleteDialog({ subject, comment, replies, focusId = 'comments-title', onClose }: DeleteDialogProps) {
  const handleDone = () => {
    onClose();
    // The dialog's opener is deleted with the comment.
    requestAnimationFrame(() => document.getElementById(focusId)?.focus());
  };
  const deletion = useDeleteComment({ subject, id: comment.id, onDone: handleDone });
  return (
    <ConfirmDialog
      title="删除评论"
      question={
        replies > 0
          ? `删除后无法恢复，它的 ${replies} 条回复也会一并删除，确定删除吗？`
          : '删除后无法恢复，确定删除这条评论吗？'
      }
      confirmLabel="删除"
      pending={deletion.pending}
      onConfirm={() => deletion.run()}
      onClose={onClose}
    />
  );
}
