import 'client-only';
import { create } from 'zustand';
import type { ArticleSource } from '@/lib/domain/article/schema';
import { sameFields } from '@/lib/utils/same-fields';

/** An article while it is being written: what the write center's fields hold. */
export type Writing = ArticleSource;

interface WritingState {
  /** The article that is edited; null for a new one. */
  articleId: string | null;
  writing: Writing;
  /** As it was opened, or last published: what differs from it has not been published. */
  published: Writing;
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
  revision: 0,
}));

/** The editor knows one kind of line end; another would pass for a change of the author's. */
const withPlainLines = (writing: Writing): Writing => ({
  ...writing,
  content: writing.content.replace(/\r\n?/g, '\n'),
});

/** Begins with an article as its author last published it, or with nothing. */
export function openWriting(articleId: string | null, source: Writing = EMPTY_WRITING): void {
  const writing = withPlainLines(source);
  useWriting.setState(({ revision }) => ({ articleId, writing, published: writing, revision: revision + 1 }));
}

/** What the author has typed or chosen. */
export const changeWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing }) => ({ writing: { ...writing, ...change } }));

/** Fields that come from elsewhere, such as a draft or a file; the editor takes the text over. */
export const restoreWriting = (change: Partial<Writing>) =>
  useWriting.setState(({ writing, revision }) => ({ writing: { ...writing, ...change }, revision: revision + 1 }));

/** What was sent is published. */
export const settleWriting = (published: Writing) => useWriting.setState({ published });

/** Tags belong to a category, so another one begins without any. */
export const chooseCategory = (category: string) => {
  if (category !== useWriting.getState().writing.category) changeWriting({ category, tag: [] });
};

/** Whether there is something that leaving would lose. */
export const hasUnpublished = ({ writing, published }: WritingState): boolean => !sameFields(writing, published);

/** Whether the write center still holds just this. */
export function isShown({ articleId, writing }: Pick<WritingState, 'articleId' | 'writing'>): boolean {
  const state = useWriting.getState();
  return state.articleId === articleId && sameFields(state.writing, writing);
}
