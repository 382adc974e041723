'use client';

import { ArticleList } from '@/components/article/article-list';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyNewRows } from '@/components/layout/lazy-site-extras';
import { WhenIdle } from '@/components/layout/when-idle';
import { useArticleFeed, type FeedSource } from './use-article-feed';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { articleQueries } from '@/lib/domain/article/queries';
import { onePage } from '@/lib/query/one-page';

interface ArticleFeedProps extends FeedSource {
  label: string;
  emptyText: string;
}

export function ArticleFeed({ label, emptyText, ...source }: ArticleFeedProps) {
  const { filter, firstPage, initial } = source;
  const { feed, data, rows, total, readAt, isEmpty, paging } = useArticleFeed(source);
  const query = articleQueries.feed(feed);
  if (isEmpty) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      {data && (
        <WhenIdle>
          <LazyNewRows
            list={{
              queryKey: query.queryKey,
              firstPage: onePage(query),
              data,
              readAt,
              forVisitor: initial !== undefined,
            }}
            noun="篇新文章"
            isNewestFirst={filter.sort === 'new' && firstPage === 1}
            polls
          />
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
    </>
  );
}
