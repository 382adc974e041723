// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listedTexts,
  listText,
  markRead,
  MAX_LISTED,
  parseReadingList,
  relistTexts,
  unlistTexts,
  unreadOf,
} from './reading-list';

const textOf = (id: string) => ({ id, href: `/post/${id}`, title: `文章 ${id}`, author: '林' });
const ids = () => listedTexts().map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the reading list', () => {
  it('has the latest first, and each text once', () => {
    listText(textOf('a'), 1);
    listText(textOf('b'), 2);
    listText(textOf('a'), 3);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('counts what is still to be read, which a text listed again is', () => {
    listText(textOf('a'), 1);
    listText(textOf('b'), 2);
    markRead('/post/a');
    expect(unreadOf(listedTexts())).toBe(1);
    listText(textOf('a'), 3);
    expect(unreadOf(listedTexts())).toBe(2);
  });

  it('gives up the oldest text that was read when it is full, and never one to be read', () => {
    for (let n = 0; n < MAX_LISTED; n += 1) listText(textOf(`${n}`), n);
    expect(listText(textOf('one-more'))).toBe('full');
    expect(ids()).not.toContain('one-more');
    markRead('/post/7');
    markRead('/post/9');
    expect(listText(textOf('one-more'), MAX_LISTED)).toBe('listed');
    expect(ids()).toContain('9');
    expect(ids()).not.toContain('7');
    expect(ids()).toHaveLength(MAX_LISTED);
  });

  it('puts what was removed back in its place', () => {
    for (const [at, id] of ['a', 'b', 'c'].entries()) listText(textOf(id), at);
    const removed = listedTexts().filter(({ id }) => id === 'b');
    unlistTexts(['/post/b']);
    expect(ids()).toEqual(['c', 'a']);
    relistTexts(removed);
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  it('drops stored entries that are broken or lead elsewhere, and keeps the others', () => {
    const good = { ...textOf('a'), addedAt: 1 };
    const stored = [good, { ...good, href: '//evil.example/post/a' }, { ...good, href: 7 }, null, 'x'];
    expect(parseReadingList(stored)).toEqual([good]);
    expect(parseReadingList({ a: good })).toBeUndefined();
  });
});
