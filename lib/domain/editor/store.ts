import 'client-only';
import { dequal } from 'dequal/lite';
import { create } from 'zustand';
import type { ArticleSource } from '@/lib/domain/article/schema';

/** An article while it is being written: what the write center's fields hold. */
export type Writing = ArticleSource;

interface WritingState {
  /** The article that is edited; null for a new one. */
  articleId: string | null;
  writing: Writing;
  /** As it was opened, or last published: what differs from it has not been published. */
  published: Writing;
  /** What the API holds, as far as it is known here; null for a new article, and while it could not be loaded. */
  stored: Writing | null;
  /** What was unpublished when an article took its place; the drafts keep it. */
  replaced: Writing | null;
  /** Counts the texts that came from elsewhere than the keyboard, which the editor has to take over. */
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

/** The write center's one state: its fields write it, the preview and the drafts follow it. */
export const useWriting = create<WritingState>(() => ({
  articleId: null,
  writing: EMPTY_WRITING,
  published: EMPTY_WRITING,
  stored: null,
  replaced: null,
  revision: 0,
}));

/** The editor knows one kind of line end; another would pass for a change of the author's. */
const withPlainLines = (writing: Writing): Writing => ({
  ...writing,
  content: writing.content.replace(/\r\n?/g, '\n'),
});

/** Begins with an article as its author last published it, or with nothing. */
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

/** Puts the article as the API holds it into the editor; what was not published there is kept beside it. */
export function replaceWriting(articleId: string, source: Writing): void {
  const state = useWriting.getState();
  const replaced = state.articleId === articleId && hasUnpublished(state) ? state.writing : null;
  openWriting(articleId, source);
  if (replaced && !dequal(replaced, useWriting.getState().writing)) useWriting.setState({ replaced });
}

/** What the author has typed or chosen. */
export const changeWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing }) => ({ writing: { ...writing, ...change } }));

/** Fields that come from elsewhere, such as a draft or a file; the editor takes the text over. */
export const restoreWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing, revision }) => ({ writing: { ...writing, ...change }, revision: revision + 1 }));

/** What was sent is published. @param stored what the API has made of it */
export const settleWriting = (published: Writing, stored: Writing) => useWriting.setState({ published, stored });

/** Tags belong to a category, so another one begins without any. */
export const chooseCategory = (category: string) => {
  if (category !== useWriting.getState().writing.category) changeWriting({ category, tag: [] });
};

/** Whether there is something that leaving would lose. */
export const hasUnpublished = ({ writing, published }: WritingState): boolean => !dequal(writing, published);

/** Whether the write center still holds just this. */
export function isShown({ articleId, writing }: Pick<WritingState, 'articleId' | 'writing'>): boolean {
  const state = useWriting.getState();
  return state.articleId === articleId && dequal(state.writing, writing);
}
