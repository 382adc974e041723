'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { deleteComment } from '@/lib/domain/comment/api';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';

interface DeleteComment {
  subject: CommentSubjectRef;
  id: string;
  onDone: () => void;
}

/** Deletes a comment with its replies. */
export const useDeleteComment = ({ subject, id, onDone }: DeleteComment) =>
  useDeleteRow({
    noun: 'comment',
    id,
    call: () => deleteComment(subject.kind, id),
    onDeleted: onDone,
    goneMessage: '该评论已被删除',
  });
