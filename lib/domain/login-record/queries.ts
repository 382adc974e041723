import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const loginLogQueries = {
  all: () => ['login-log'] as const,
  /** Keeps the previous page as a placeholder. */
  list: (pageNo: number) =>
    queryOptions({
      queryKey: [...loginLogQueries.all(), 'list', pageNo],
      queryFn: async ({ signal }) => (await api()).listLogins(pageNo, { signal }),
      placeholderData: keepPreviousData,
    }),
};
