import { describe, expect, test } from 'vitest';
import { EMPTY_WRITING } from './store';
import { canPublish, toggleTag } from './utils';

describe('tags', () => {
  test('are four at most, and come off again', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect(toggleTag(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleTag(four, 'e')).toEqual(four);
    expect(toggleTag(four, 'b')).toEqual(['a', 'c', 'd']);
  });
});

describe('publishing', () => {
  const complete = { ...EMPTY_WRITING, title: '题', content: '文', category: '2', tag: ['qd'], description: '述' };

  test('needs a title and a text', () => {
    expect(canPublish(complete)).toBe(true);
    expect(canPublish({ ...complete, title: ' ' })).toBe(false);
    expect(canPublish({ ...complete, content: '\n' })).toBe(false);
  });
});
