'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { deleteComment } from '@/lib/domain/comment/api';
import { commentQueries } from '@/lib/domain/comment/queries';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';

interface DeleteComment {
  subject: CommentSubjectRef;
  id: string;
  onDone: () => void;
}

/** Refetches the comments, because replies to a deleted reply are deleted, too (specification 2, section 4). */
export const useDeleteComment = ({ subject, id, onDone }: DeleteComment) =>
  useDeleteRow({
    noun: 'comment',
    id,
    call: () => deleteComment(subject.kind, id),
    onDeleted: onDone,
    invalidates: [commentQueries.of(subject).queryKey],
    goneMessage: '该评论已被删除',
  });
