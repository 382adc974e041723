import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';

export interface Identified {
  readonly id: string;
}

/** The loaded pages of a list, as the query cache holds them. */
export type Pages<T> = InfiniteData<Page<T>>;

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

/**
 * Rows that a newer first page shows above the loaded ones. Those below are not new: they moved up
 * because another was deleted.
 */
export function newerRows<T extends Identified>(data: Pages<T>, head: readonly T[]): T[] {
  const known = new Set(data.pages.flatMap(({ list }) => list.map(({ id }) => id)));
  const lastKnown = head.findLastIndex(({ id }) => known.has(id));
  return head.filter(({ id }, index) => !known.has(id) && (lastKnown === -1 || index < lastKnown));
}

/**
 * The loaded pages with a newer first page before them. When the two do not touch, rows between them would
 * be missing: then the newer page is all that stays, and the list loads on from it.
 */
export function withNewerHead<T extends Identified>(data: Pages<T>, head: Page<T>): Pages<T> {
  const newer = newerRows(data, head.list);
  const [first, ...rest] = data.pages;
  if (!first || newer.length === head.list.length) return { pages: [head], pageParams: [1] };
  return { ...data, pages: [{ ...first, list: [...newer, ...first.list], total: head.total }, ...rest] };
}
