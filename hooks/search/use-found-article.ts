'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleHit } from '@/lib/domain/search/schema';

/**
 * What changes of a found article while it is shown: a search tells neither the reader's like nor the
 * state, so the browser keeps a copy that follows what the reader does.
 */
export function useFoundArticle({ id, articleTitle, likeCounts }: ArticleHit) {
  const found = { id, articleTitle, likeCounts, isLiker: false, status: '' };
  const { data = found } = useQuery({
    queryKey: articleQueries.found(id),
    queryFn: skipToken,
    initialData: found,
    staleTime: Infinity,
  });
  return data;
}
