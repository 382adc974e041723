import type { Page } from '@/lib/http/envelope';
import { rowsOf, type Identified, type Pages } from './pages';

/* Not in `pages.ts`, which every page with a list loads at once: only polling for new rows needs these. */

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
 * The loaded pages without the rows that a newer first page proves to be gone: of a list that is sorted by time, those
 * that stand above one of its rows, or any at all where it is the whole list.
 */
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

/**
 * The loaded pages with a newer first page before them. When the two do not touch, rows between them would
 * be missing: then the newer page is all that stays, and the list loads on from it.
 */
export function withNewerHead<T extends Identified>(data: Pages<T>, head: Page<T>): Pages<T> {
  const newer = newerRows(data, head.list);
  const [first, ...rest] = data.pages;
  if (!first || newer.length === head.list.length) return { pages: [head], pageParams: data.pageParams.slice(0, 1) };
  return { ...data, pages: [{ ...first, list: [...newer, ...first.list], total: head.total }, ...rest] };
}
