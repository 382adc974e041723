import { expect, it } from 'vitest';
import { partnerOf } from './merge';

it('the partner is the other side, and nobody for what is not one’s own', () => {
  expect(partnerOf('a', { fromId: 'a', toId: 'b' })).toBe('b');
  expect(partnerOf('b', { fromId: 'a', toId: 'b' })).toBe('a');
  expect(partnerOf('c', { fromId: 'a', toId: 'b' })).toBeUndefined();
  expect(partnerOf('a', { fromId: 'a', toId: 'a' })).toBeUndefined();
});
