import { queryOptions } from '@tanstack/react-query';
import type { HotNewsSource } from './news-sources';
import type { HotNewsItem } from './schema';
import { listHotNews } from './api';

const STALE_MS = 60_000;

interface HotNewsList {
  type: HotNewsSource;
  items: HotNewsItem[];
  loadedAt: number;
}

export const hotNewsQueries = {
  all: () => ['hot-news'] as const,
  of: (type: HotNewsSource) =>
    queryOptions({
      queryKey: [...hotNewsQueries.all(), 'of', type],
      queryFn: async ({ signal }): Promise<HotNewsList> => ({
        type,
        items: await listHotNews(type, { signal }),
        loadedAt: Date.now(),
      }),
      staleTime: STALE_MS,
    }),
  /** Null when all are empty. @throws the first failure when none has news */
  firstOf: (sources: readonly HotNewsSource[]) =>
    queryOptions({
      queryKey: [...hotNewsQueries.all(), 'first-of', ...sources],
      queryFn: async ({ client, signal }): Promise<HotNewsList | null> => {
        const failures: unknown[] = [];
        for (const type of sources) {
          signal.throwIfAborted();
          const list = await client.fetchQuery({ ...hotNewsQueries.of(type), retry: false }).catch((error: unknown) => {
            failures.push(error);
          });
          if (list && list.items.length > 0) return list;
        }
        if (failures.length > 0) throw failures[0];
        return null;
      },
      // Keeps the list while the sources after its own change.
      placeholderData: (last) => (last?.type === sources[0] ? last : undefined),
      staleTime: STALE_MS,
      // The next source was the retry.
      retry: false,
    }),
};
