import 'client-only';
import { dequal } from 'dequal/lite';
import { create } from 'zustand';
import type { ArticleSource } from '@/lib/domain/article/schema';

/** State of the write center: the article that is being written. */
export type Writing = ArticleSource;

interface WritingState {
  /** The article that is edited; null for a new one. */
  articleId: string | null;
  writing: Writing;
  /** The fields as they were opened or last published; what differs from them is unpublished. */
  published: Writing;
  /** The last known state of the article at the API; null for a new one, and for one that could not be loaded. */
  stored: Writing | null;
  /** Unpublished fields that a loaded article has replaced; they are kept as another draft. */
  replaced: Writing | null;
  /** Increments when the text was set by something else than typing, so that the editor resets to it. */
  revision: number;
}

export const EMPTY_WRITING: Writing = {
  title: '',
  content: '',
  category: '',
  tag: [],
  coverImage: '',
  linkUrl: '',
  description: '',
  theme: '',
  codeStyle: '',
};

/** The write center's store: its fields write it, preview and drafts subscribe to it. */
export const useWriting = create<WritingState>(() => ({
  articleId: null,
  writing: EMPTY_WRITING,
  published: EMPTY_WRITING,
  stored: null,
  replaced: null,
  revision: 0,
}));

/** Normalises line endings as the editor does; others would count as a change of the author's. */
const withPlainLines = (writing: Writing): Writing => ({
  ...writing,
  content: writing.content.replace(/\r\n?/g, '\n'),
});

/** Opens an article as it was last published, or an empty one. */
export function openWriting(articleId: string | null, source?: Writing): void {
  const writing = withPlainLines(source ?? EMPTY_WRITING);
  useWriting.setState(({ revision }) => ({
    articleId,
    writing,
    published: writing,
    stored: source ?? null,
    replaced: null,
    revision: revision + 1,
  }));
}

/** Replaces the fields with the article as the API holds it; unpublished ones are stashed. */
export function replaceWriting(articleId: string, source: Writing): void {
  const state = useWriting.getState();
  const replaced = state.articleId === articleId && hasUnpublished(state) ? state.writing : null;
  openWriting(articleId, source);
  if (replaced && !dequal(replaced, useWriting.getState().writing)) useWriting.setState({ replaced });
}

/** Goes on with the fields as a new article, of which nothing is published yet: the edited one is gone. */
export const continueAsNew = () =>
  useWriting.setState({ articleId: null, stored: null, published: EMPTY_WRITING, replaced: null });

/** What the author has typed or chosen. */
export const changeWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing }) => ({ writing: { ...writing, ...change } }));

/** Sets fields from a draft or a file; the editor resets to the text. */
export const restoreWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing, revision }) => ({ writing: { ...writing, ...change }, revision: revision + 1 }));

/** Marks the sent fields as published. @param stored the article as the API holds it now */
export const settleWriting = (published: Writing, stored: Writing) => useWriting.setState({ published, stored });

/** Tags belong to a category, so choosing another one clears them. */
export const chooseCategory = (category: string) => {
  if (category !== useWriting.getState().writing.category) changeWriting({ category, tag: [] });
};

/** Whether there are unpublished changes. */
export const hasUnpublished = ({ writing, published }: WritingState): boolean => !dequal(writing, published);

/** Whether the fields have not changed since. */
export function isShown({ articleId, writing }: Pick<WritingState, 'articleId' | 'writing'>): boolean {
  const state = useWriting.getState();
  return state.articleId === articleId && dequal(state.writing, writing);
}
