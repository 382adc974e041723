'use client';

import { useDraft } from '@/hooks/ui/use-draft';
import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';

export interface CommentDraft {
  content: string;
  /** Address of its picture; '' for none. */
  image: string;
}

const schema = checkedBy(
  (value): value is CommentDraft => isRecord(value) && isText(value.content) && isText(value.image),
);

const EMPTY: CommentDraft = { content: '', image: '' };

/** What is typed below a subject, or in answer to one comment of it; kept on every change. */
export function useCommentDraft({ kind, id }: CommentSubjectRef, answersId = '') {
  const subjectId = `${kind}:${id}:${answersId}`;
  const { value, get, set } = useDraft({ kind: 'comment', subjectId, schema });
  return {
    draft: value ?? EMPTY,
    /** Changes what is there by now, however late it is called. */
    change: (part: Partial<CommentDraft>) => void set({ ...(get() ?? EMPTY), ...part }),
    /** It has been sent. What has been typed since stays. */
    drop: ({ content }: CommentDraft) => void (get()?.content === content && set(undefined)),
  };
}
