import { queryOptions } from '@tanstack/react-query';
import type { HotNewsSource } from './news-sources';
import type { HotNewsItem } from './schema';

const STALE_MS = 60_000;

export interface HotNewsList {
  type: HotNewsSource;
  items: HotNewsItem[];
  loadedAt: number;
}

const hotNewsApi = () => import('./api');

export const hotNewsQueries = {
  all: () => ['hot-news'] as const,
  of: (type: HotNewsSource) =>
    queryOptions({
      queryKey: [...hotNewsQueries.all(), 'of', type],
      queryFn: async ({ signal }): Promise<HotNewsList> => ({
        type,
        items: await (await hotNewsApi()).listHotNews(type, { signal }),
        loadedAt: Date.now(),
      }),
      staleTime: STALE_MS,
    }),
  /** Null when all are empty. @param shown came with the page @throws the first failure when none has news */
  firstOf: (sources: readonly HotNewsSource[], shown?: HotNewsList) =>
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
      initialData: shown?.type === sources[0] ? shown : undefined,
      initialDataUpdatedAt: shown?.loadedAt,
      // Keeps the list while the sources after its own change.
      placeholderData: (last) => (last?.type === sources[0] ? last : undefined),
      staleTime: STALE_MS,
      // The next source was the retry.
      retry: false,
    }),
};
