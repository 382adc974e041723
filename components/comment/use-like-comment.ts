'use client';

import { useToggle } from '@/hooks/use-toggle';
import { likeComment, listComments } from '@/lib/domain/comment/api';
import { refetchComments } from '@/lib/domain/comment/cached-comments';
import type { Comment, CommentSubjectRef, Reply } from '@/lib/domain/comment/schema';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount } from '@/lib/utils/count-step';

export const useLikeComment = (subject: CommentSubjectRef, { id, isLiker }: Comment | Reply) =>
  useToggle({
    key: ['comment', 'like', id],
    active: isLiker,
    call: (liked) => likeComment(subject.kind, id, liked),
    isOn: async () => {
      const rows = (await listComments(subject)).flatMap((comment) => [comment, ...comment.children]);
      return rows.some((row) => row.id === id && row.isLiker);
    },
    patch: (client, liked, step) =>
      patchEntity(client, 'comment', id, (row) =>
        row.isLiker === liked ? row : { ...row, isLiker: liked, likeCounts: stepCount(row.likeCounts, step) },
      ),
    onGone: (client) => refetchComments(client, subject),
  });
