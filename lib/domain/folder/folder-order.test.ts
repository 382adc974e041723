import { describe, expect, it } from 'vitest';
import { withMoves } from './folder-order';

const folders = (names: string) => Array.from(names, (id) => ({ id, name: id, isPrivate: false }));

const orderOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

describe('moves of folders', () => {
  it('are made one after the other, in the order that the folders have now', () => {
    const moves = [
      { id: 'c', behind: null },
      { id: 'a', behind: 'c' },
    ];
    expect(orderOf(withMoves(folders('abc'), moves))).toBe('cab');
    expect(orderOf(withMoves(folders('bnac'), moves))).toBe('cabn');
  });

  it('are left out where a folder is gone', () => {
    expect(orderOf(withMoves(folders('abc'), [{ id: 'x', behind: 'a' }]))).toBe('abc');
    expect(orderOf(withMoves(folders('abc'), [{ id: 'a', behind: 'x' }]))).toBe('abc');
  });
});
