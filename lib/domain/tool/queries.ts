import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { moduleQuery } from '@/lib/query/module-query';
import { nextPage } from '@/lib/query/next-page';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { TOOL_PAGE_SIZE } from './page-size';

export const toolApi = () => import('./api');

export const toolQueries = {
  all: () => ['tool'] as const,
  tree: () =>
    queryOptions({
      queryKey: [...toolQueries.all(), 'tree'],
      queryFn: async ({ signal }) => (await toolApi()).listToolTree({ signal }),
      meta: { rows: 'tool' },
    }),
  search: (name: string) =>
    queryOptions({
      queryKey: [...toolQueries.all(), 'search', name],
      queryFn: async ({ signal }) => (await toolApi()).searchTools(name, { signal }),
      meta: { rows: 'tool' },
    }),
  collectedBy: (userId: string) =>
    queryOptions({
      queryKey: [...toolQueries.all(), 'collected-by', userId],
      queryFn: async ({ signal }) => (await toolApi()).listCollectedTools(userId, { signal }),
      meta: { rows: 'tool' },
    }),
  collectedPages: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...toolQueries.collectedBy(userId).queryKey, 'pages'],
      queryFn: ({ pageParam, client }) =>
        fetchPageOfWhole(client, toolQueries.collectedBy(userId), { pageNo: pageParam, pageSize: TOOL_PAGE_SIZE }),
      meta: { rows: 'tool' },
      initialPageParam: 1,
      getNextPageParam: nextPage(TOOL_PAGE_SIZE),
    }),
  pinyin: () => moduleQuery('pinyin', () => import('@/lib/utils/fuzzy/pinyin')),
};
