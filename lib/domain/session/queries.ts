import { queryOptions } from '@tanstack/react-query';

export const sessionApi = () => import('./api');

export const sessionQueries = {
  all: () => ['session'] as const,
  user: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'user'],
      queryFn: async ({ signal }) => (await sessionApi()).getSessionUser({ signal }),
    }),
  /** Every fetch makes a new picture, so it is fetched on demand only. */
  captcha: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'captcha'],
      queryFn: async ({ signal }) => (await sessionApi()).getCaptcha({ signal }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
