'use client';

import { draftKey, EMPTY_DRAFT, saveDraft, useDrafts, type Draft } from '@/lib/domain/comment/store';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';

/** What is typed below a subject, or in answer to one comment of it; kept on every change. */
export function useDraft(subject: CommentSubjectRef, answersId?: string) {
  const key = draftKey(subject, answersId);
  const draft = useDrafts(({ drafts }) => drafts[key]) ?? EMPTY_DRAFT;
  /** Changes what is there by now, however late it is called. */
  const change = (part: Partial<Draft>) => {
    const { content, image } = useDrafts.getState().drafts[key] ?? EMPTY_DRAFT;
    saveDraft(key, { content, image, ...part });
  };
  return { draft, change };
}
