'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { uniqueCards, withFreshCards } from '@/lib/domain/article/cache';
import { articleQueries, type FeedShowing } from '@/lib/domain/article/queries';
import { loadFeed, saveFeed, snapshotPages, type FeedAnchor } from '@/lib/domain/article/store';
import { sessionToken } from '@/lib/http/token';

/** Marks the entries of this tab's history that have shown a feed: coming back to one restores it. */
const HISTORY_MARK = 'FEED';
/** Below the sticky header an article counts as being read. */
const READING_LINE = 80;
const PAGE_TOP: FeedAnchor = { id: '', top: 0 };

/** Finds the element whose position stands for an article. */
type FindAnchor = (articleId: string) => Element | null;

/**
 * Brings back the loaded pages and the place in them when the reader returns to the feed or reloads
 * it, before it is painted; a feed that is opened anew begins at its top.
 */
export function useRestoredFeed(feed: FeedShowing, findAnchor: FindAnchor): void {
  const client = useQueryClient();
  const [restored, showAt] = useReducer(
    (_last: FeedAnchor | null, next: FeedAnchor | null) => next && { ...next },
    null,
  );

  useLayoutEffect(() => {
    if (!isReturn()) return;
    const snapshot = loadFeed(feedName(feed));
    if (snapshot) {
      const { queryKey } = articleQueries.feed(feed);
      client.setQueryData(queryKey, snapshotPages(snapshot), { updatedAt: snapshot.savedAt });
      if (sessionToken()) void refreshBelow(client, feed, snapshot.pages.length);
    }
    // The cache tells its observers a task later; this renders the pages within the same paint.
    showAt(snapshot?.anchor ?? PAGE_TOP);
  }, [client, feed]);

  useLayoutEffect(() => {
    const save = () => {
      const data = client.getQueryData(articleQueries.feed(feed).queryKey);
      if (!data) return;
      const anchor = currentAnchor(uniqueCards(data), findAnchor);
      saveFeed(feedName(feed), { pages: data.pages, firstPage: feed.firstPage, anchor });
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
  }, [client, feed, findAnchor]);

  useLayoutEffect(() => {
    if (!restored) return;
    const element = findAnchor(restored.id);
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - restored.top);
    else window.scrollTo(0, 0);
  }, [restored, findAnchor]);

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

const feedName = ({ filter, firstPage }: FeedShowing) => `${filter.category}:${filter.sort}:${firstPage}`;

const isReturn = () => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && HISTORY_MARK in state;
};

/** The article at the top of the screen, or null at the top of the page. */
function currentAnchor(cards: readonly { id: string }[], findAnchor: FindAnchor): FeedAnchor | null {
  if (window.scrollY === 0) return null;
  for (const { id } of cards) {
    const top = findAnchor(id)?.getBoundingClientRect().top;
    if (top !== undefined && top >= READING_LINE) return { id, top };
  }
  return null;
}

/** Asks for the restored pages below the first, one after the other, and takes over what they say of the shown articles. */
async function refreshBelow(client: QueryClient, feed: FeedShowing, count: number): Promise<void> {
  const { queryKey } = articleQueries.feed(feed);
  for (let pageNo = feed.firstPage + 1; pageNo < feed.firstPage + count; pageNo += 1) {
    const page = await client.fetchQuery(articleQueries.feedPage(feed, pageNo)).catch(() => null);
    if (!page || !client.getQueryData(queryKey)) return;
    client.setQueryData(queryKey, (data) => data && withFreshCards(data, page.list));
  }
}
