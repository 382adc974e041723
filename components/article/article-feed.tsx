'use client';

import { ArticleList } from '@/components/article/article-list';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedPager, FeedStart } from '@/components/ui/feed-pager';
import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';
import { useArticleFeed, type FeedSource } from './use-article-feed';
import { routes } from '@/lib/config/routes';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/constants';

/** Polls for new articles and counts. */
const FeedNews = lazyPart(async () => (await import('@/components/article/feed-news')).FeedNews, {
  onFail: 'hide',
});

interface ArticleFeedProps extends FeedSource {
  label: string;
  emptyText: string;
}

export function ArticleFeed({ label, emptyText, ...source }: ArticleFeedProps) {
  const { filter, firstPage, initial } = source;
  const { feed, data, rows, total, readAt, isEmpty, paging } = useArticleFeed(source);
  if (isEmpty) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      <FeedStart page={firstPage} firstHref={routes.home(filter)} />
      {data && (
        <Late>
          <FeedNews feed={feed} data={data} readAt={readAt} forVisitor={initial !== undefined} />
        </Late>
      )}
      <ArticleList
        paging={paging}
        label={label}
        cards={rows}
        total={total}
        before={(firstPage - 1) * FEED_PAGE_SIZE}
        renderedAt={readAt}
      />
      {initial && (
        <FeedPager
          page={firstPage}
          last={Math.ceil(initial.total / FEED_PAGE_SIZE)}
          hrefOf={(page) => routes.home({ ...filter, page })}
        />
      )}
    </>
  );
}
