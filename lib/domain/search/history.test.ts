import { describe, expect, it } from 'vitest';
import { parseSearchHistory, searchTerm, withSearchTerm } from './history';

describe('a search', () => {
  it('is trimmed and cut at 32 characters; blank means nothing to search for', () => {
    expect(searchTerm('  React  ')).toBe('React');
    expect(searchTerm('字'.repeat(40))).toHaveLength(32);
    expect(searchTerm(' \t\u3000 ')).toBe('');
  });
});

describe('the search history', () => {
  it('keeps the five most recent terms, newest first', () => {
    const history = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<string[]>(withSearchTerm, []);
    expect(history).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('has each term once: searched again, it moves to the front', () => {
    expect(withSearchTerm(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('ignores an empty term', () => {
    expect(withSearchTerm(['a'], '')).toEqual(['a']);
  });

  it.each([
    [null, []],
    ['not a list', []],
    [{ a: 1 }, []],
    [
      [1, null, 'a', '  ', 'a', 'b'],
      ['a', 'b'],
    ],
    [
      ['1', '2', '3', '4', '5', '6'],
      ['1', '2', '3', '4', '5'],
    ],
  ])('reads %j as it can', (stored, terms) => {
    expect(parseSearchHistory(stored)).toEqual(terms);
  });
});
