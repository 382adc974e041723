import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const sessionQueries = {
  all: () => ['session'] as const,
  user: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'user'],
      queryFn: async ({ signal }) => (await api()).getSessionUser({ signal }),
    }),
  /** Every fetch makes a new picture, so it is fetched on demand only. */
  captcha: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'captcha'],
      queryFn: async ({ signal }) => (await api()).getCaptcha({ signal }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
