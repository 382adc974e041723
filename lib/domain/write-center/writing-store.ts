import 'client-only';
import { dequal } from 'dequal/lite';
import { create } from 'zustand';
import type { ArticleSource } from '@/lib/domain/article/schema';

export type Writing = ArticleSource;

interface WritingState {
  /** The edited article; null for a new one. */
  articleId: string | null;
  writing: Writing;
  /** The fields as opened or last published; differences are unpublished. */
  published: Writing;
  /** Last known state at the API; null for a new article or one that failed to load. */
  stored: Writing | null;
  /** Unpublished fields that a loaded article replaced; they are stashed as another draft. */
  replaced: Writing | null;
  /** Increments when the text is set other than by typing, so that the editor resets to it. */
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

/** Store of the write center; preview and drafts subscribe to it. */
export const useWriting = create<WritingState>(() => ({
  articleId: null,
  writing: EMPTY_WRITING,
  published: EMPTY_WRITING,
  stored: null,
  replaced: null,
  revision: 0,
}));

/** Normalises line endings like the editor, so that they do not count as a change. */
const withPlainLines = (writing: Writing): Writing => ({
  ...writing,
  content: writing.content.replace(/\r\n?/g, '\n'),
});

/** Opens an article as published, or an empty one. */
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

/** Replaces the fields with the API's version; unpublished ones are stashed. */
export function replaceWriting(articleId: string, source: Writing): void {
  const state = useWriting.getState();
  const replaced = state.articleId === articleId && hasUnpublished(state) ? state.writing : null;
  openWriting(articleId, source);
  if (replaced && !dequal(replaced, useWriting.getState().writing)) useWriting.setState({ replaced });
}

/** Continues as a new article, because the edited one was deleted. */
export const continueAsNew = () =>
  useWriting.setState({ articleId: null, stored: null, published: EMPTY_WRITING, replaced: null });

/** Applies the author's input. */
export const changeWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing }) => ({ writing: { ...writing, ...change } }));

/** Restores a draft or imports a file; the editor resets to the text. */
export const restoreWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing, revision }) => ({ writing: { ...writing, ...change }, revision: revision + 1 }));

/** Marks the sent fields as published. @param stored the API's current version */
export const settleWriting = (published: Writing, stored: Writing) => useWriting.setState({ published, stored });

/** Tags belong to a category, so choosing another one clears them. */
export const chooseCategory = (category: string) => {
  if (category !== useWriting.getState().writing.category) changeWriting({ category, tag: [] });
};

/** Whether there are unpublished changes. */
export const hasUnpublished = ({ writing, published }: WritingState): boolean => !dequal(writing, published);

/** Whether the fields are unchanged. */
export function isShown({ articleId, writing }: Pick<WritingState, 'articleId' | 'writing'>): boolean {
  const state = useWriting.getState();
  return state.articleId === articleId && dequal(state.writing, writing);
}
