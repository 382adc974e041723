import type { QueryFunctionContext, QueryKey, QueryMeta } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import type { PagedQuery } from './pages';

export interface PageQuery<T> {
  queryKey: QueryKey;
  queryFn: (context: QueryFunctionContext) => Page<T> | Promise<Page<T>>;
  meta: QueryMeta | undefined;
  gcTime: number | undefined;
}

export const onePage = <T, K extends QueryKey, P>(
  list: PagedQuery<T, K, P>,
  pageParam = list.initialPageParam,
): PageQuery<T> => ({
  queryKey: [...list.queryKey, 'page', pageParam],
  queryFn: ({ client, signal, meta }) => {
    const { queryKey, queryFn } = list;
    if (typeof queryFn !== 'function') throw new TypeError('A list whose pages are fetched has a function for them');
    return queryFn({ client, signal, meta, queryKey, pageParam, direction: 'forward' });
  },
  meta: list.meta,
  gcTime: list.gcTime,
});
