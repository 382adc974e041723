'use client';

import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { LazyDensitySwitch, LazyNewRows } from '@/components/layout/lazy-site-extras';
import { PageGrid } from '@/components/layout/page-grid';
import { WhenIdle } from '@/components/layout/when-idle';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useListTabs } from '@/hooks/lists/use-list-tabs';
import { routes } from '@/lib/config/routes';
import { DEFAULT_FEED, parseFeedAddress, type FeedFilter, type FeedParams } from '@/lib/domain/article/feed';
import { FEED_SORTS } from '@/lib/domain/article/feed-sorts';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { articleQueries } from '@/lib/domain/article/queries';
import { onePage } from '@/lib/query/one-page';
import { ArticleList } from './article-list';
import { ArticleRowSkeletons } from './article-row-skeleton';
import { CategoryNav } from './category-nav';
import { useArticleFeed, type FeedSource } from './use-article-feed';
import styles from './article-feed.module.css';

interface FeedFrameProps {
  children: ReactNode;
  aside: ReactNode;
}

/** The frame of all selections of the home page's list; it stays while the list changes. */
export function FeedFrame({ children, aside }: FeedFrameProps) {
  const current = parseFeedAddress(useParams<Required<FeedParams>>())?.filter ?? DEFAULT_FEED;
  const { shown, leaving, open, linkTo } = useListTabs<FeedFilter>(current, routes.home);
  return (
    <PageGrid sidebar={<CategoryNav filter={shown} onOpen={open} />} aside={aside}>
      <Card>
        <div className={styles.sorts}>
          <LinkTabs
            label="排序"
            tabs={FEED_SORTS.map(({ code, label }) => ({
              ...linkTo({ category: shown.category, sort: code }),
              label,
              current: shown.sort === code,
            }))}
          />
          <WhenIdle>
            <LazyDensitySwitch />
          </WhenIdle>
        </div>
        {leaving ? <ArticleRowSkeletons /> : children}
      </Card>
    </PageGrid>
  );
}

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
