'use client';

import { useDraft } from '@/hooks/ui/use-draft';
import { commentDraftSchema, type CommentDraft } from '@/lib/domain/comment/comment-draft';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';

const EMPTY: CommentDraft = { content: '', image: '' };

export function useCommentDraft({ kind, id }: CommentSubjectRef, answersId = '') {
  const subjectId = `${kind}:${id}:${answersId}`;
  const { value, get, set } = useDraft({ kind: 'comment', subjectId, schema: commentDraftSchema });
  return {
    draft: value ?? EMPTY,
    /** Updates the current draft, also from a stale closure. */
    change: (part: Partial<CommentDraft>) => {
      const next = { ...(get() ?? EMPTY), ...part };
      set(next.content === '' && next.image === '' ? undefined : next);
    },
    append: ({ content, image }: CommentDraft) => {
      const now = get() ?? EMPTY;
      const texts = [now.content, content].filter((text) => text !== '');
      set({ content: texts.join('\n'), image: now.image || image });
    },
    drop: ({ content }: CommentDraft) => void (get()?.content === content && set(undefined)),
  };
}
