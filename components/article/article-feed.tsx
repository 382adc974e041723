'use client';

import { ArticleList } from '@/components/article/article-list';
import { EmptyState } from '@/components/ui/empty-state';
import { ListPager, ListStart } from '@/components/ui/list-pager';
import { WhenIdle } from '@/components/layout/when-idle';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useArticleFeed, type FeedSource } from './use-article-feed';
import { routes } from '@/lib/config/routes';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/constants';

/** Polls for new articles and counts. */
const FeedNews = lazyComponent(async () => (await import('@/components/article/feed-news')).FeedNews, {
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
      <ListStart page={firstPage} firstHref={routes.home(filter)} />
      {data && (
        <WhenIdle>
          <FeedNews feed={feed} data={data} readAt={readAt} forVisitor={initial !== undefined} />
        </WhenIdle>
      )}
      <ArticleList
        paging={paging}
        label={label}
        cards={rows}
        total={total}
        before={(firstPage - 1) * FEED_PAGE_SIZE}
        byDay={filter.sort === 'new'}
        renderedAt={readAt}
      />
      {initial && (
        <ListPager
          page={firstPage}
          last={Math.ceil(initial.total / FEED_PAGE_SIZE)}
          hrefOf={(page) => routes.home({ ...filter, page })}
        />
      )}
    </>
  );
}
