import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';

export interface Identified {
  readonly id: string;
}

/** The loaded pages of a list, as the query cache holds them. */
export type Pages<T> = InfiniteData<Page<T>>;

/** A noun's `infiniteQueryOptions`; `P` names a page, usually by its number. */
export type PagedQuery<T, K extends QueryKey, P> = UseInfiniteQueryOptions<Page<T>, Error, Pages<T>, K, P> & {
  queryKey: QueryKey;
};

/**
 * The rows of all loaded pages, each once. Pages are counted from the newest row, so one that appears
 * meanwhile shifts the last rows of a page onto the next: the first copy stays.
 */
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

/** The same rows in the same order, with what a newer answer says of them. */
export function withFreshRows<T extends Identified>(data: Pages<T>, fresh: readonly T[]): Pages<T> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const pages = data.pages.map((page) => ({ ...page, list: page.list.map((row) => byId.get(row.id) ?? row) }));
  return { ...data, pages };
}
