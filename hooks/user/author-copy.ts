import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import type { Page } from '@/lib/http/envelope';

/** A card of a feed that tells of this author, from what was already read; the same object while it says the same. */
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
