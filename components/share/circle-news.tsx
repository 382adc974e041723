'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { takePublished, usePublishedShares } from '@/lib/domain/share/published-shares';
import { routes } from '@/lib/config/routes';
import { shareQueries, type CircleShowing } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';

/** Offers the shares that have appeared since the feed was read; what the reader has published is shown at once. */
export function CircleNews({ feed, ...shown }: ShownList<Share> & { feed: CircleShowing }) {
  const news = useListNews({
    ...shown,
    query: shareQueries.feed(feed),
    isNewestFirst: feed.firstPage === 1,
  });
  const router = useRouter();
  const isNew = usePublishedShares((state) => state.isNew);
  const showPublished = useEffectEvent(() => {
    // It stands on the first page, which shows it then.
    if (feed.firstPage > 1) return router.push(routes.shareCircle({ block: feed.block }));
    takePublished();
    void news.refresh();
  });
  useEffect(() => {
    if (isNew) showPublished();
  }, [isNew]);
  return <ListNews news={news} noun="条新友圈" />;
}
