'use client';

import { useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleHit } from '@/lib/domain/search/schema';

/** The cached copy of a hit, which toggles patch. */
export function useFoundArticle({ id, userId, likeCounts, commentCounts }: ArticleHit) {
  const found = { id, userId, likeCounts, commentCounts, isLiker: false, status: 'published' } as const;
  const { data = found } = useQuery(articleQueries.found(found));
  return data;
}
