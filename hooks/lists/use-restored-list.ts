'use client';

import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { beforeNewPage } from '@/lib/browser/navigation-progress';
import { loadList, saveList, type ListAnchor } from '@/lib/browser/list-snapshots';
import { isHiddenRow } from '@/lib/browser/hidden-rows';
import { rowsOf, type Identified, type Pages } from '@/lib/query/pages';

/** Marks the session history entries of a list, so that back and forward restore it. */
const HISTORY_MARK = 'LIST';
/** Height of the sticky header: the first row below it is the scroll anchor. */
const READING_LINE = 80;
const PAGE_TOP: ListAnchor = { id: '', top: 0 };

interface RestoredList {
  /** Names the list among those of the site. */
  name: string;
  queryKey: QueryKey;
  /** Id of the element that is the scroll anchor of a row. */
  elementId: (rowId: string) => string;
  /** Whether a stored row is one of this list's; its `id` has been checked. */
  isRow?: (row: object) => boolean;
  onRestored?: (client: QueryClient) => void;
}

/**
 * Restores the loaded pages and the scroll position of a list on back, forward and reload, before the first paint; a
 * newly opened list starts at its top, and of one that was left there nothing is restored. The component that stays
 * mounted with the list calls `useManualScroll`.
 */
export function useRestoredList(list: RestoredList): void {
  const client = useQueryClient();
  const [restored, showAt] = useReducer(
    (_last: ListAnchor | null, next: ListAnchor | null) => next && { ...next },
    null,
  );
  const { name } = list;
  const shown = useEffectEvent(() => list);

  useLayoutEffect(() => {
    // The cache tells its observers a task later; this renders the pages within the same paint.
    if (isReturn()) showAt(restore(client, shown()) ?? PAGE_TOP);
  }, [client, name]);

  useLayoutEffect(() => {
    const leaving = shown();
    const save = () => keep(client, leaving);
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    // A list that was never painted has no scroll position to save.
    let painted = false;
    const frame = requestAnimationFrame(() => {
      painted = true;
    });
    // Its scroll position is gone afterwards.
    let left = false;
    const stopWaiting = beforeNewPage(() => {
      if (!painted || left) return;
      left = true;
      save();
    });
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      stopWaiting();
      if (painted && !left) save();
    };
  }, [client, name]);

  useLayoutEffect(() => {
    if (!restored) return;
    const element = document.getElementById(shown().elementId(restored.id));
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - restored.top);
    else window.scrollTo(0, 0);
  }, [restored]);

  useEffect(() => {
    history.replaceState({ ...history.state, [HISTORY_MARK]: true }, '');
  }, []);
}

/** Turns off the browser's scroll restoration while a list is mounted. */
export function useManualScroll(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Runs once the next page has its own history entry: the list's entry stays manual.
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
}

const isReturn = () => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && HISTORY_MARK in state;
};

/** Puts the snapshot's pages into the query cache. @returns its scroll position */
function restore(client: QueryClient, list: RestoredList) {
  const snapshot = loadList<Identified>(list.name, list.isRow ?? (() => true));
  // Left at its top: the pages that were stored are older than those of a document that was loaded since.
  if (!snapshot?.anchor) return null;
  const { pages, pageParams, savedAt, anchor } = snapshot;
  // The cache may still hold more pages than fitted into the storage.
  if (pages.length >= (client.getQueryData<Pages<Identified>>(list.queryKey)?.pages.length ?? 0)) {
    client.setQueryData<Pages<Identified>>(list.queryKey, { pages, pageParams }, { updatedAt: savedAt });
    list.onRestored?.(client);
  }
  return anchor;
}

function keep(client: QueryClient, { name, queryKey, elementId }: RestoredList): void {
  const data = client.getQueryData<Pages<Identified>>(queryKey);
  if (!data) return;
  const noun = client.getQueryCache().find({ queryKey, exact: true })?.meta?.rows;
  // A hidden row is deleted by the time the list is restored.
  const isShown = ({ id }: Identified) => noun === undefined || !isHiddenRow(noun, id);
  const pages = data.pages.map((page) => ({ ...page, list: page.list.filter(isShown) }));
  saveList(name, { ...data, pages, anchor: currentAnchor(rowsOf(data), elementId) });
}

/** The first row below the sticky header, or the last one, once all are above it; null at the top of the page. */
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
