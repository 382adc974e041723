import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listLogins } from './api';

export const loginLogQueries = {
  all: () => ['login-log'] as const,
  /** Keeps the previous page as a placeholder. */
  list: (pageNo: number) =>
    queryOptions({
      queryKey: [...loginLogQueries.all(), 'list', pageNo],
      queryFn: ({ signal }) => listLogins(pageNo, { signal }),
      placeholderData: keepPreviousData,
    }),
};
