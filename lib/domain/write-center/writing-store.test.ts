import { beforeEach, expect, test } from 'vitest';
import {
  changeWriting,
  chooseCategory,
  EMPTY_WRITING,
  hasUnpublished,
  openWriting,
  replaceWriting,
  restoreWriting,
  settleWriting,
  useWriting,
} from './writing-store';

const state = () => useWriting.getState();
beforeEach(() => openWriting(null));

test('changes are unpublished until they are sent', () => {
  expect(hasUnpublished(state())).toBe(false);
  changeWriting({ title: '题', tag: ['qd'] });
  expect(hasUnpublished(state())).toBe(true);
  settleWriting(state().writing, state().writing);
  expect(hasUnpublished(state())).toBe(false);
});

test('an opened article has no changes, whatever its line endings', () => {
  openWriting('id', { ...EMPTY_WRITING, content: '一\r\n二\r三' });
  expect(state()).toMatchObject({ articleId: 'id', writing: { content: '一\n二\n三' } });
  expect(hasUnpublished(state())).toBe(false);
});

test('choosing another category clears the tags, the same one keeps them', () => {
  changeWriting({ category: '2', tag: ['qd'] });
  chooseCategory('2');
  expect(state().writing.tag).toEqual(['qd']);
  chooseCategory('1');
  expect(state().writing).toMatchObject({ category: '1', tag: [] });
});

test('typing does not reset the editor, a restored draft or an imported file does', () => {
  const { revision } = state();
  changeWriting({ content: '打字' });
  expect(state().revision).toBe(revision);
  restoreWriting({ content: '草稿' });
  expect(state().revision).toBe(revision + 1);
});

test('unpublished changes are stashed when a loaded article replaces them', () => {
  const source = { ...EMPTY_WRITING, content: '原文' };
  openWriting('id');
  expect(state().stored).toBeNull();
  changeWriting({ title: '补' });
  replaceWriting('id', source);
  expect(state()).toMatchObject({ writing: source, published: source, stored: source, replaced: { title: '补' } });
  replaceWriting('id', { ...source, content: '别处改的' });
  expect(state().replaced).toBeNull();
});
