import { describe, expect, test } from 'vitest';
import { EMPTY_WRITING } from './store';
import { canPublish, sameArticle, toggleTag } from './utils';

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

test('an article is the same whatever its line ends and outer spaces, and another with any other field', () => {
  const article = { ...EMPTY_WRITING, title: '题', content: '一\n二', tag: ['a,b'] };
  expect(sameArticle(article, { ...article, title: ' 题', content: '一\r\n二\r\n' })).toBe(true);
  for (const change of [{ content: '一\n二 \n三' }, { tag: ['a', 'b'] }, { coverImage: 'https://a.example/1.png' }])
    expect(sameArticle(article, { ...article, ...change })).toBe(false);
});
