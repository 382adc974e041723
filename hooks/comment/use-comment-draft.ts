'use client';

import { useDraft } from '@/hooks/ui/use-draft';
import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';

export interface CommentDraft {
  content: string;
  image: string;
}

export const isCommentDraft = (value: unknown): value is CommentDraft =>
  isRecord(value) && isText(value.content) && isText(value.image);

const schema = checkedBy(isCommentDraft);

const EMPTY: CommentDraft = { content: '', image: '' };

export function useCommentDraft({ kind, id }: CommentSubjectRef, answersId = '') {
  const subjectId = `${kind}:${id}:${answersId}`;
  const { value, get, set } = useDraft({ kind: 'comment', subjectId, schema });
  return {
    draft: value ?? EMPTY,
    /** Updates the current draft, also from a stale closure. */
    change: (part: Partial<CommentDraft>) => {
      const next = { ...(get() ?? EMPTY), ...part };
      set(next.content === '' && next.image === '' ? undefined : next);
    },
    drop: ({ content }: CommentDraft) => void (get()?.content === content && set(undefined)),
  };
}
