'use client';

import * as z from 'zod/mini';
import { useDraft } from '@/hooks/draft/use-draft';

const schema = z.object({
  content: z.string(),
  /** Address of its picture; '' for none. */
  image: z.string(),
});
export type CommentDraft = z.output<typeof schema>;

const EMPTY: CommentDraft = { content: '', image: '' };

/** What is typed below an article, or in answer to one comment of it; kept on every change. */
export function useCommentDraft(articleId: string, answersId = '') {
  const { value, get, set } = useDraft({ kind: 'comment', subjectId: `${articleId}:${answersId}`, schema });
  return {
    draft: value ?? EMPTY,
    /** Changes what is there by now, however late it is called. */
    change: (part: Partial<CommentDraft>) => void set({ ...(get() ?? EMPTY), ...part }),
    clear: () => void set(undefined),
  };
}
