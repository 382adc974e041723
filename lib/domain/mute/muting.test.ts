// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { mutes, parseMutes, type Mute } from './mutes';
import { addMute, findMute, hasWord, isMuted, removeMute } from './muting';

const word = (value: string): Mute => ({ kind: 'word', value, name: value });
const row = { author: { id: 'u1' }, tags: ['qd', 'C/C++'], words: 'Tailwind 与 React 19 的新特性，区块链入门 #rust' };

beforeEach(() => localStorage.clear());

describe('a word', () => {
  it.each([
    ['区块链', true],
    ['react', true],
    ['React 19', true],
    ['Ｒｅａｃｔ', true],
    ['ai', false],
    ['wind', false],
    ['1', false],
    ['特性，', true],
    ['  ', false],
  ])('%j is found as readers mean it: %s', (wanted, found) => {
    expect(hasWord(row.words, wanted)).toBe(found);
  });
});

describe('a row is muted', () => {
  it.each<[Mute, boolean]>([
    [{ kind: 'author', value: 'u1', name: '林' }, true],
    [{ kind: 'author', value: 'u2', name: '林' }, false],
    [{ kind: 'tag', value: 'c/c++', name: 'C/C++' }, true],
    [{ kind: 'tag', value: 'q', name: 'q' }, false],
    [{ kind: 'tag', value: 'rust', name: 'Rust' }, true],
    [{ kind: 'tag', value: 'ru', name: 'Ru' }, false],
    [word('区块链'), true],
  ])('by %o: %s', (mute, muted) => {
    expect(findMute([mute], row)).toEqual(muted ? mute : undefined);
  });
});

describe('the list of what is muted', () => {
  it('has each thing once, and none when the last is taken back', () => {
    addMute(word('区块链'));
    addMute(word('React'));
    addMute(word('react '));
    expect(mutes.get()?.map(({ value }) => value)).toEqual(['react', '区块链']);
    expect(isMuted(word('REACT'))).toBe(true);
    removeMute(word('React'));
    removeMute(word('区块链'));
    expect(localStorage.getItem('MUTES')).toBeNull();
  });

  it('drops what is stored broken and keeps the rest', () => {
    expect(parseMutes([word('a'), { kind: 'sort', value: 'a', name: 'a' }, word(' '), null, 3])).toEqual([word('a')]);
    expect(parseMutes([])).toBeUndefined();
    expect(parseMutes('a')).toBeUndefined();
  });
});
