import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import type { Page } from '@/lib/http/envelope';

/** A cached feed row of this author; the same object while its fields are equal. */
export function authorCopy(client: QueryClient, userId: string): ArticleSummary | undefined {
  const feeds = client.getQueriesData<InfiniteData<Page<ArticleSummary>> | Page<ArticleSummary>>({
    queryKey: articleQueries.feeds(),
  });
  for (const [, data] of feeds) {
    if (!data || !('pages' in data)) continue;
    for (const { list } of data.pages) {
      const card = list.find((row) => row.userId === userId);
      if (card) return card;
    }
  }
  return undefined;
}
