'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { articleQueries, type FeedVisit } from '@/lib/domain/article/queries';
import { onePage } from '@/lib/query/one-page';
import type { ArticleSummary } from '@/lib/domain/article/schema';

export function FeedNews({ feed, ...shown }: ShownList<ArticleSummary> & { feed: FeedVisit }) {
  const query = articleQueries.feed(feed);
  const news = useListNews({
    ...shown,
    queryKey: query.queryKey,
    firstPage: onePage(query),
    isNewestFirst: feed.filter.sort === 'new' && feed.firstPage === 1,
  });
  return <ListNews news={news} noun="篇新文章" />;
}
