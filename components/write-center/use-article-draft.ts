'use client';

import { useMemo } from 'react';
import { useTabDraft, type DraftedEditor } from '@/hooks/ui/use-tab-draft';
import { writingSchema } from '@/lib/domain/write-center/schema';
import { hasUnpublished, restoreWriting, useWriting, type Writing } from '@/lib/domain/write-center/writing-store';
import { baseOf } from '@/lib/domain/write-center/writing';

let fingerprinted: { of: Writing; base: string } | undefined;

/** Fingerprint of the published article. */
function publishedBase(): string {
  const { published } = useWriting.getState();
  if (fingerprinted?.of !== published) fingerprinted = { of: published, base: baseOf(published) };
  return fingerprinted.base;
}

const editorOf = (articleId: string | null): DraftedEditor<Writing> => ({
  unsaved: () => {
    const state = useWriting.getState();
    if (state.articleId !== articleId) return undefined;
    return hasUnpublished(state) ? state.writing : null;
  },
  base: publishedBase,
  shown: () => useWriting.getState().writing,
  published: () => useWriting.getState().published,
  restore: restoreWriting,
  subscribe: useWriting.subscribe,
});

/** The draft of an article, from the first change to its publication. */
export function useArticleDraft(articleId: string | null) {
  const editor = useMemo(() => editorOf(articleId), [articleId]);
  return useTabDraft({ kind: 'article', subjectId: articleId ?? '', schema: writingSchema, editor });
}
export type ArticleDraft = ReturnType<typeof useArticleDraft>;
