'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { uniqueCards, withFreshCards } from '@/lib/domain/article/cache';
import { articleQueries } from '@/lib/domain/article/queries';
import { loadFeed, saveFeed, snapshotPages, type FeedAnchor } from '@/lib/domain/article/store';
import type { FeedFilter } from '@/lib/domain/article/utils';
import { sessionToken } from '@/lib/http/token';

/** Marks the entries of this tab's history that have shown a feed: coming back to one restores it. */
const HISTORY_MARK = 'FEED';
/** Below the sticky header an article counts as being read. */
const READING_LINE = 80;
const PAGE_TOP: FeedAnchor = { id: '', top: 0 };

interface FeedPlace {
  filter: FeedFilter;
  firstPage: number;
  /** Finds the element whose position stands for an article. */
  anchorId: (articleId: string) => string;
}

/**
 * Brings back the loaded pages and the place in them when the reader returns to the feed or reloads
 * it, before it is painted; a feed that is opened anew begins at its top.
 */
export function useRestoredFeed({ filter: { category, sort }, firstPage, anchorId }: FeedPlace): void {
  const client = useQueryClient();
  const [restored, showAt] = useReducer(
    (_last: FeedAnchor | null, next: FeedAnchor | null) => next && { ...next },
    null,
  );

  useLayoutEffect(() => {
    if (!isReturn()) return;
    const filter = { category, sort };
    const snapshot = loadFeed(feedName(filter, firstPage));
    if (snapshot) {
      const { queryKey } = articleQueries.feed(filter, firstPage);
      client.setQueryData(queryKey, snapshotPages(snapshot), { updatedAt: snapshot.savedAt });
      if (sessionToken()) void refreshBelow(client, filter, firstPage, snapshot.pages.length);
    }
    // The cache tells its observers a task later; this renders the pages within the same paint.
    showAt(snapshot?.anchor ?? PAGE_TOP);
  }, [client, category, sort, firstPage]);

  useLayoutEffect(() => {
    const filter = { category, sort };
    const save = () => {
      const data = client.getQueryData(articleQueries.feed(filter, firstPage).queryKey);
      if (!data) return;
      saveFeed(feedName(filter, firstPage), {
        pages: data.pages,
        firstPage,
        anchor: currentAnchor(uniqueCards(data), anchorId),
      });
    };
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    // A list that was never painted has no place worth keeping.
    let painted = false;
    const frame = requestAnimationFrame(() => {
      painted = true;
    });
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      if (painted) save();
    };
  }, [client, category, sort, firstPage, anchorId]);

  useLayoutEffect(() => {
    if (!restored) return;
    const element = document.getElementById(anchorId(restored.id));
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - restored.top);
    else window.scrollTo(0, 0);
  }, [restored, anchorId]);

  useEffect(() => {
    history.replaceState({ ...history.state, [HISTORY_MARK]: true }, '');
  }, []);
}

/** Keeps the browser from scrolling by itself while a feed is on the page. */
export function useManualScroll(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Runs once the next page has its own history entry: the feed's entry stays manual.
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
}

const feedName = ({ category, sort }: FeedFilter, firstPage: number) => `${category}:${sort}:${firstPage}`;

const isReturn = () => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && HISTORY_MARK in state;
};

/** The article at the top of the screen, or null at the top of the page. */
function currentAnchor(cards: readonly { id: string }[], anchorId: FeedPlace['anchorId']): FeedAnchor | null {
  if (window.scrollY === 0) return null;
  for (const { id } of cards) {
    const top = document.getElementById(anchorId(id))?.getBoundingClientRect().top;
    if (top !== undefined && top >= READING_LINE) return { id, top };
  }
  return null;
}

/** Asks for the restored pages below the first, one after the other, and takes over what they say of the shown articles. */
async function refreshBelow(client: QueryClient, filter: FeedFilter, firstPage: number, count: number): Promise<void> {
  const { queryKey } = articleQueries.feed(filter, firstPage);
  for (let pageNo = firstPage + 1; pageNo < firstPage + count; pageNo += 1) {
    const page = await client.fetchQuery(articleQueries.feedPage(filter, pageNo)).catch(() => null);
    if (!page || !client.getQueryData(queryKey)) return;
    client.setQueryData(queryKey, (data) => data && withFreshCards(data, page.list));
  }
}
