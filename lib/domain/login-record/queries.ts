import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listLogins } from './api';

export const loginRecordQueries = {
  all: () => ['login-record'] as const,
  list: (pageNo: number) =>
    queryOptions({
      queryKey: [...loginRecordQueries.all(), 'list', pageNo],
      queryFn: ({ signal }) => listLogins(pageNo, { signal }),
      placeholderData: keepPreviousData,
    }),
};
