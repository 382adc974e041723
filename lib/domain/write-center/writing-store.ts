import 'client-only';
import { createDocumentStore } from '@/lib/domain/document/document-store';
import { writingSchema } from './schema';
import { articleLines, EMPTY_WRITING, sameArticle, type Writing } from './writing';

/** Normalises line endings like the editor, so that they do not count as a change. */
const withPlainLines = (writing: Writing): Writing => ({
  ...writing,
  content: writing.content.replace(/\r\n?/g, '\n'),
});

export const writingStore = createDocumentStore<Writing, Writing>({
  kind: 'article',
  noun: '文章',
  verb: '发布',
  schema: writingSchema,
  empty: EMPTY_WRITING,
  draftOf: (writing) => writing,
  read: withPlainLines,
  isSame: sameArticle,
  linesOf: articleLines,
});
export const useWriting = writingStore.state;

/** Continues as a new article, because the edited one was deleted. */
export const continueAsNew = () => useWriting.setState({ id: null, base: null, saved: EMPTY_WRITING, replaced: null });

export const changeWriting = (change: Partial<Writing>) =>
  writingStore.change((writing) => ({ ...writing, ...change }));

/** Tags belong to a category, so choosing another one clears them. */
export const chooseCategory = (category: string) => {
  if (category !== useWriting.getState().value.category) changeWriting({ category, tag: [] });
};
