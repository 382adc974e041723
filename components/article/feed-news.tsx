'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { articleQueries, type FeedShowing } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';

/** Offers articles newer than the feed. */
export function FeedNews({ feed, ...shown }: ShownList<ArticleSummary> & { feed: FeedShowing }) {
  const news = useListNews({
    ...shown,
    query: articleQueries.feed(feed),
    isNewestFirst: feed.filter.sort === 'new' && feed.firstPage === 1,
  });
  return <ListNews news={news} noun="篇新文章" />;
}
