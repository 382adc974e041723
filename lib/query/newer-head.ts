import type { Page } from '@/lib/http/envelope';
import { rowsOf, type Identified, type Pages } from './pages';

/* Separate from `pages.ts`, which every list loads at once: only polling needs these. */

/** New rows of a first page above the loaded ones. Those below moved up because of a deletion. */
export function newerRows<T extends Identified>(data: Pages<T>, head: readonly T[]): T[] {
  const known = new Set(data.pages.flatMap(({ list }) => list.map(({ id }) => id)));
  const lastKnown = head.findLastIndex(({ id }) => known.has(id));
  return head.filter(({ id }, index) => !known.has(id) && (lastKnown === -1 || index < lastKnown));
}

/** A newer first page proves that rows between its own were deleted, or all others where it is the whole list. */
export function withoutGone<T extends Identified>(data: Pages<T>, head: Page<T>): Pages<T> {
  const fresh = new Set(head.list.map(({ id }) => id));
  const rows = rowsOf(data);
  const isWhole = head.list.length === head.total;
  const end = isWhole ? rows.length : rows.findLastIndex(({ id }) => fresh.has(id));
  const gone = new Set(rows.filter(({ id }, index) => index < end && !fresh.has(id)).map(({ id }) => id));
  if (gone.size === 0) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    list: page.list.filter(({ id }) => !gone.has(id)),
    total: page.total - gone.size,
  }));
  return { ...data, pages };
}

/** A newer first page that does not adjoin the loaded ones replaces them, so that no row is missing. */
export function withNewerHead<T extends Identified>(data: Pages<T>, head: Page<T>): Pages<T> {
  const newer = newerRows(data, head.list);
  const [first, ...rest] = data.pages;
  if (!first || newer.length === head.list.length) return { pages: [head], pageParams: data.pageParams.slice(0, 1) };
  return { ...data, pages: [{ ...first, list: [...newer, ...first.list], total: head.total }, ...rest] };
}
