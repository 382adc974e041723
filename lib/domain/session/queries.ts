import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const sessionQueries = {
  all: () => ['session'] as const,
  user: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'user'],
      queryFn: async ({ signal }) => (await api()).getSessionUser({ signal }),
    }),
};
