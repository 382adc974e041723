import { expect, it } from 'vitest';
import { bestArticles, commonTags } from './highlights';

it('an author is represented by the three published articles that are read most', () => {
  const articles = ([5, null, 90, 7, 8] as const).map((viewCounts, index) => ({
    viewCounts,
    status: index === 2 ? ('pending' as const) : ('published' as const),
  }));
  expect(bestArticles(articles).map(({ viewCounts }) => viewCounts)).toEqual([8, 7, 5]);
});

it('tags are counted once an article, the commonest first', () => {
  expect(
    commonTags([{ tags: ['css', 'css'] }, { tags: ['react'] }, { tags: ['react', 'css'] }, { tags: ['css'] }]),
  ).toEqual([
    { tag: 'css', count: 3 },
    { tag: 'react', count: 2 },
  ]);
});
