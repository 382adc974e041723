import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { TOOL_PAGE_SIZE } from './constants';

const api = () => import('./api');

const listCollected = (client: QueryClient, userId: string, pageNo: number) =>
  fetchPageOfWhole(client, toolQueries.collectedBy(userId), { pageNo, pageSize: TOOL_PAGE_SIZE });

export const toolQueries = {
  all: () => ['tool'] as const,
  /** The whole directory, with the reader's collection as its first entry. */
  tree: () =>
    queryOptions({
      queryKey: [...toolQueries.all(), 'tree'],
      queryFn: async ({ signal }) => (await api()).listToolTree({ signal }),
      meta: { rows: 'tool' },
    }),
  search: (name: string) =>
    queryOptions({
      queryKey: [...toolQueries.all(), 'search', name],
      queryFn: async ({ signal }) => (await api()).searchTools(name, { signal }),
      meta: { rows: 'tool' },
    }),
  collectedBy: (userId: string) =>
    queryOptions({
      queryKey: [...toolQueries.all(), 'collected-by', userId],
      queryFn: async ({ signal }) => (await api()).listCollectedTools(userId, { signal }),
      meta: { rows: 'tool' },
    }),
  /** What a user has collected, page by page. */
  collectedPages: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...toolQueries.collectedBy(userId).queryKey, 'pages'],
      queryFn: ({ pageParam, client }) => listCollected(client, userId, pageParam),
      meta: { rows: 'tool' },
      initialPageParam: 1,
      getNextPageParam: nextPage(TOOL_PAGE_SIZE),
    }),
  /** Its first page as it is now, to compare with the shown one. */
  latestCollected: (userId: string) =>
    queryOptions({
      queryKey: [...toolQueries.collectedBy(userId).queryKey, 'latest'],
      queryFn: ({ client }) => listCollected(client, userId, 1),
      meta: { rows: 'tool' },
    }),
};
