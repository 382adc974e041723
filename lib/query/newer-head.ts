import type { Page } from '@/lib/http/envelope';
import type { Identified, Pages } from './pages';

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
 * The loaded pages with a newer first page before them. When the two do not touch, rows between them would
 * be missing: then the newer page is all that stays, and the list loads on from it.
 */
export function withNewerHead<T extends Identified>(data: Pages<T>, head: Page<T>): Pages<T> {
  const newer = newerRows(data, head.list);
  const [first, ...rest] = data.pages;
  if (!first || newer.length === head.list.length) return { pages: [head], pageParams: data.pageParams.slice(0, 1) };
  return { ...data, pages: [{ ...first, list: [...newer, ...first.list], total: head.total }, ...rest] };
}
