import { queryOptions } from '@tanstack/react-query';
import type { SearchInput } from './api';

const api = () => import('./api');

export const searchQueries = {
  all: () => ['search'] as const,
  articles: (input: SearchInput) =>
    queryOptions({
      queryKey: [...searchQueries.all(), 'articles', input],
      queryFn: async ({ signal }) => (await api()).searchArticles(input, { signal }),
    }),
  users: (input: SearchInput) =>
    queryOptions({
      queryKey: [...searchQueries.all(), 'users', input],
      queryFn: async ({ signal }) => (await api()).searchUsers(input, { signal }),
      meta: { rows: 'user' },
    }),
};
