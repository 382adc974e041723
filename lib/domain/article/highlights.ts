import type { ArticleSummary } from './schema';

export interface TagCount {
  tag: string;
  count: number;
}

const BEST = 3;
const TAGS = 12;

export const bestArticles = <T extends Pick<ArticleSummary, 'viewCounts' | 'status'>>(articles: readonly T[]): T[] =>
  articles
    .filter(({ status }) => status === 'published')
    .sort((one, other) => (other.viewCounts ?? 0) - (one.viewCounts ?? 0))
    .slice(0, BEST);

export function tagCounts(articles: readonly Pick<ArticleSummary, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => [...new Set(tags)])) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => other.count - one.count);
}

/** A right column has room for a dozen. */
export const commonTags = (articles: readonly Pick<ArticleSummary, 'tags'>[]): TagCount[] =>
  tagCounts(articles).slice(0, TAGS);
