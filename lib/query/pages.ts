import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';

export interface Identified {
  readonly id: string;
}

export type Pages<T, P = unknown> = InfiniteData<Page<T>, P>;

/** A noun's `infiniteQueryOptions`; `P` is the page parameter. */
export type PagedQuery<T, K extends QueryKey, P> = UseInfiniteQueryOptions<Page<T>, Error, Pages<T>, K, P> & {
  queryKey: QueryKey;
};

/** Rows of all pages without duplicates: a new row shifts others onto the next page, and the first copy stays. */
export function rowsOf<T extends Identified>({ pages }: Pages<T>): T[] {
  const seen = new Set<string>();
  return pages.flatMap(({ list }) =>
    list.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}

export function withFreshRows<T extends Identified>(data: Pages<T>, fresh: readonly T[]): Pages<T> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const pages = data.pages.map((page) => ({ ...page, list: page.list.map((row) => byId.get(row.id) ?? row) }));
  return { ...data, pages };
}
