import { beforeEach, expect, test } from 'vitest';
import { EMPTY_WRITING } from './writing';
import { changeWriting, chooseCategory, continueAsNew, useWriting, writingStore } from './writing-store';

const state = () => useWriting.getState();
beforeEach(() => writingStore.open(null));

test('an opened article has no changes, whatever its line endings', () => {
  writingStore.open('id', { ...EMPTY_WRITING, content: '一\r\n二\r三' });
  expect(state()).toMatchObject({ id: 'id', value: { content: '一\n二\n三' } });
  expect(writingStore.hasUnsaved(state())).toBe(false);
});

test('choosing another category clears the tags, the same one keeps them', () => {
  changeWriting({ category: '2', tag: ['qd'] });
  chooseCategory('2');
  expect(state().value.tag).toEqual(['qd']);
  chooseCategory('1');
  expect(state().value).toMatchObject({ category: '1', tag: [] });
});

test('the text of a deleted article continues as a new one', () => {
  writingStore.open('id', { ...EMPTY_WRITING, content: '原文' });
  continueAsNew();
  expect(state()).toMatchObject({ id: null, base: null, value: { content: '原文' } });
  expect(writingStore.hasUnsaved(state())).toBe(true);
});

test('the fingerprint of what was saved depends on every field', () => {
  const prints = Object.keys(EMPTY_WRITING).map((field) => {
    writingStore.open('id', { ...EMPTY_WRITING, [field]: field === 'tag' ? ['x'] : 'x' });
    return writingStore.fieldsOf('id').base();
  });
  writingStore.open(null);
  expect(new Set([...prints, writingStore.fieldsOf(null).base()]).size).toBe(prints.length + 1);
});
