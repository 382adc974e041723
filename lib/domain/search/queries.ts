import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

interface SearchPageInput {
  value: string;
  /** 1-based. */
  pageNo: number;
}

export const searchQueries = {
  all: () => ['search'] as const,
  /** A page of found users with the reader's own flags. */
  users: (input: SearchPageInput) =>
    queryOptions({
      queryKey: [...searchQueries.all(), 'users', input],
      queryFn: async ({ signal }) => (await api()).searchUsers(input, { signal }),
      meta: { rows: 'user' },
    }),
};
