'use client';

import { useEffect, useEffectEvent } from 'react';
import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { usePublishedShares } from '@/hooks/share/published-shares';
import { firstFeedPage, shareQueries, type CircleShowing } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';

/** Offers the shares that have appeared since the feed was read; what the reader has published is shown at once. */
export function CircleNews({ feed, ...shown }: ShownList<Share> & { feed: CircleShowing }) {
  const news = useListNews({
    ...shown,
    queryKey: shareQueries.feed(feed).queryKey,
    head: shareQueries.feedPage(feed, firstFeedPage(feed.firstPage)),
    isNewestFirst: feed.firstPage === 1,
  });
  const showPublished = useEffectEvent(() => void news.refresh());
  useEffect(() => usePublishedShares.subscribe(() => showPublished()), []);
  return <ListNews news={news} noun="条新友圈" />;
}
