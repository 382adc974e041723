import { beforeEach, describe, expect, test } from 'vitest';
import { checkedBy, isRecord } from '@/lib/browser/storage';
import { useToasts } from '@/lib/browser/toast-store';
import { createDocumentStore } from './document-store';

interface Note {
  text: string;
}
const store = createDocumentStore<string[], Note>({
  kind: 'note',
  noun: '便条',
  verb: '保存',
  schema: checkedBy((value): value is Note => isRecord(value)),
  empty: [],
  draftOf: (lines) => ({ text: lines.join('/') }),
  read: ({ text }) => (text === 'unreadable' ? null : text.split('/')),
  isSame: (one, other) => one.text.trim() === other.text.trim(),
  linesOf: ({ text }) => text,
});
const state = () => store.state.getState();
const note = (text: string): Note => ({ text });
const type = (text: string) => store.change(() => text.split('/'));
const unsaved = (id: string | null) => store.fieldsOf(id).unsaved();

beforeEach(() => store.open(null));

describe('what is unsaved', () => {
  test('is what differs from the opened document, for the draft of that document alone', () => {
    store.open('1', note('a/b'));
    expect(unsaved('1')).toBeNull();
    type('a/c');
    expect(unsaved('1')).toEqual(note('a/c'));
    expect(unsaved('2')).toBeUndefined();
    expect(unsaved(null)).toBeUndefined();
  });

  test('is nothing more once it was sent, and only the later changes when there are some', () => {
    store.open('1', note('a'));
    type('b');
    store.settle('1', note('b'), note('b'));
    expect(unsaved('1')).toBeNull();
    type('c');
    store.settle('1', note('b'), note('b '));
    expect(unsaved('1')).toEqual(note('c'));
    expect(state()).toMatchObject({ saved: note('b'), base: note('b ') });
  });

  test('of a new document that was changed since it was sent is all of it, as a reload starts from an empty one', () => {
    const { base } = store.fieldsOf(null);
    const before = base();
    type('b');
    store.settle(null, note('a'), note('a'));
    expect(unsaved(null)).toEqual(note('b'));
    expect(base()).toBe(before);
    expect(state().base).toEqual(note('a'));
  });
});

test('a document that the API stored otherwise than it was sent is shown as the API holds it', () => {
  store.open('1', note('a'));
  type('b');
  const { revision } = state();
  store.settle('1', note('b'), note('b, c'));
  expect(state()).toMatchObject({ value: ['b, c'], saved: note('b, c'), revision: revision + 1 });
});

test('what was sent of another document than the one that is open changes nothing', () => {
  store.open('2', note('x'));
  store.settle('1', note('x'), note('y'));
  expect(state()).toMatchObject({ id: '2', value: ['x'], base: note('x') });
});

test('typing does not reset the editors, a restored draft does; one that cannot be read changes nothing', () => {
  const { revision } = state();
  type('a');
  expect(state().revision).toBe(revision);
  store.restore(note('b'));
  expect(state()).toMatchObject({ value: ['b'], revision: revision + 1 });
  store.restore(note('unreadable'));
  expect(state().value).toEqual(['b']);
});

describe('the version of the API', () => {
  test('stashes the unsaved changes that it replaces', () => {
    store.open('1');
    expect(state().base).toBeNull();
    type('mine');
    store.takeTheirs(note('theirs'));
    expect(state()).toMatchObject({ value: ['theirs'], base: note('theirs'), replaced: note('mine') });
    expect(unsaved('1')).toBeNull();
    store.takeTheirs(note('newer'));
    expect(state()).toMatchObject({ value: ['newer'], replaced: null });
  });

  test('is not taken over what was typed when it cannot be read, and is not opened', () => {
    store.open('1', note('a'));
    type('b');
    store.takeTheirs(note('unreadable'));
    expect(state()).toMatchObject({ value: ['b'], base: note('a') });
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['服务器上的便条无法识别，没有采用']);
    store.open('2', note('unreadable'));
    expect(state().id).toBe('1');
  });

  test('stashes nothing when it is what was typed', () => {
    store.open('1', note('a'));
    type('b');
    store.takeTheirs(note('b'));
    expect(state()).toMatchObject({ value: ['b'], replaced: null });
  });
});

test('the page that opened the document stays its owner when the document is reopened', () => {
  const visit = {};
  store.open('1', note('a'), visit);
  store.open('1', note('b'));
  expect(state().visit).toBe(visit);
  store.open('1', note('c'), {});
  expect(state().visit).not.toBe(visit);
});
