import { queryOptions, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import type { PagedQuery } from './pages';

/** A single page as it is now, to compare with the shown one; the first by default. */
export const onePage = <T, K extends QueryKey, P>(list: PagedQuery<T, K, P>, pageParam = list.initialPageParam) =>
  queryOptions({
    queryKey: [...list.queryKey, 'page', pageParam],
    queryFn: (context) =>
      (list.queryFn as QueryFunction<Page<T>, QueryKey, P>)({ ...context, pageParam, direction: 'forward' }),
    meta: list.meta,
    gcTime: list.gcTime,
  });
