import { describe, expect, test } from 'vitest';
import { EMPTY_WRITING } from './writing';
import { canPublish, sameArticle, toggleTag } from './writing';

describe('tags', () => {
  test('are four at most, and can be removed', () => {
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
    expect(canPublish({ ...complete, title: '\u200b' })).toBe(false);
    expect(canPublish({ ...complete, content: '\n' })).toBe(false);
  });
});

test('two articles are equal whatever their line endings and outer spaces, and differ with any other field', () => {
  const article = { ...EMPTY_WRITING, title: '题', content: '一\n二', tag: ['a,b'] };
  expect(sameArticle(article, { ...article, title: ' 题', content: '一\r\n二\r\n' })).toBe(true);
  for (const change of [{ content: '一\n二 \n三' }, { tag: ['a', 'b'] }, { coverImage: 'https://a.example/1.png' }])
    expect(sameArticle(article, { ...article, ...change })).toBe(false);
});
