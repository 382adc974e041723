'use client';

import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { beforeNavigation, isReturn } from '@/lib/browser/navigation-progress';
import { loadList, saveList, type ListAnchor } from '@/lib/browser/list-snapshots';
import { isHiddenRow } from '@/lib/browser/hidden-rows';
import { rowsOf, type Identified, type Pages } from '@/lib/query/pages';

/** Height of the sticky header: the first row below it is the scroll anchor. */
const READING_LINE = 80;
const PAGE_TOP: ListAnchor = { id: '', top: 0 };

/** Element id and type guard of a noun's rows, the same in all of its lists. */
export interface ListRows {
  elementId: (rowId: string) => string;
  /** Type guard for a row that an earlier release may have stored; its `id` is checked already. */
  isRow?: (row: object) => boolean;
}

interface SnapshotSource extends ListRows {
  queryKey: QueryKey;
  visit: string | undefined;
  onRestored: () => void;
}

/** The query key without the visit, so that nothing is restored for another filter, sort or member. */
export const snapshotName = (queryKey: QueryKey, visit?: string): string =>
  hashKey(queryKey.filter((part) => part !== visit));

/** Restores pages and position before the first paint, when the list is opened by a return. */
export function useListSnapshot(list: SnapshotSource): void {
  const client = useQueryClient();
  const [restored, showAt] = useReducer(
    (_last: ListAnchor | null, next: ListAnchor | null) => next && { ...next },
    null,
  );
  const shown = useEffectEvent(() => list);
  useManualScroll();

  useLayoutEffect(() => {
    // The cache notifies a task later; this renders the pages within the same paint.
    if (isReturn()) showAt(restore(client, shown()) ?? PAGE_TOP);
  }, [client]);

  useLayoutEffect(() => {
    const save = () => keep(client, shown());
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const stopSaving = beforeNavigation(save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      stopSaving();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [client]);

  useLayoutEffect(() => {
    if (!restored) return;
    const element = document.getElementById(shown().elementId(restored.id));
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - restored.top);
    else window.scrollTo(0, 0);
  }, [restored]);
}

let manualScrolls = 0;

/** Components that stay mounted while a list is replaced call it, too: the list's history entry stays manual. */
export function useManualScroll(): void {
  useEffect(() => {
    manualScrolls += 1;
    history.scrollRestoration = 'manual';
    // After the next page has its own history entry.
    return () => {
      manualScrolls -= 1;
      if (manualScrolls === 0) history.scrollRestoration = 'auto';
    };
  }, []);
}

function restore(client: QueryClient, { queryKey, visit, isRow = () => true, onRestored }: SnapshotSource) {
  const snapshot = loadList<Identified>(snapshotName(queryKey, visit), isRow);
  // Left at the top: a document loaded since is newer than the snapshot.
  if (!snapshot?.anchor) return null;
  const { pages, pageParams, savedAt, anchor } = snapshot;
  // The cache may hold more pages than the storage.
  if (pages.length >= (client.getQueryData<Pages<Identified>>(queryKey)?.pages.length ?? 0)) {
    client.setQueryData<Pages<Identified>>(queryKey, { pages, pageParams }, { updatedAt: savedAt });
    onRestored();
  }
  return anchor;
}

function keep(client: QueryClient, { queryKey, visit, elementId }: SnapshotSource): void {
  const data = client.getQueryData<Pages<Identified>>(queryKey);
  if (!data) return;
  const noun = client.getQueryCache().find({ queryKey, exact: true })?.meta?.rows;
  // A hidden row is deleted by then.
  const isShown = ({ id }: Identified) => noun === undefined || !isHiddenRow(noun, id);
  const pages = data.pages.map((page) => ({ ...page, list: page.list.filter(isShown) }));
  saveList(snapshotName(queryKey, visit), { ...data, pages, anchor: currentAnchor(rowsOf(data), elementId) });
}

/** The first row below the sticky header, or the last one; null at the top of the page. */
function currentAnchor(rows: readonly Identified[], elementId: (rowId: string) => string): ListAnchor | null {
  if (window.scrollY === 0) return null;
  let anchor: ListAnchor | null = null;
  for (const { id } of rows) {
    const top = document.getElementById(elementId(id))?.getBoundingClientRect().top;
    if (top === undefined) continue;
    anchor = { id, top };
    if (top >= READING_LINE) break;
  }
  return anchor;
}
