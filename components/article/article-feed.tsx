'use client';

import { useParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { PageGrid } from '@/components/frame/page-grid';
import { WhenIdle } from '@/components/frame/when-idle';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/state/empty-state';
import { lazyComponent } from '@/components/ui/lazy-component';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { useList, type RenderedPage } from '@/hooks/lists/use-list';
import { useListTabs } from '@/hooks/lists/use-list-tabs';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { routes } from '@/lib/config/routes';
import { DEFAULT_FEED, parseFeedAddress, type FeedFilter, type FeedParams } from '@/lib/domain/article/feed';
import { FEED_SORTS } from '@/lib/domain/article/feed-sorts';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { newId } from '@/lib/utils/new-id';
import { ARTICLE_ROWS, ArticleList } from './article-list';
import { ArticleRowSkeletons } from './article-row-skeleton';
import { CategoryNav } from './category-nav';
import styles from './article-feed.module.css';

const LazyDensitySwitch = lazyComponent(async () => (await import('./density-switch')).DensitySwitch, {
  onFail: 'hide',
});

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

export interface FeedSource {
  filter: FeedFilter;
  firstPage: number;
}

interface ArticleFeedProps extends FeedSource {
  initial?: RenderedPage<ArticleSummary>;
  membersOnly?: boolean;
  label: string;
  emptyText: string;
}

export function ArticleFeed({ filter, firstPage, initial, membersOnly = false, label, emptyText }: ArticleFeedProps) {
  const signedIn = useSignedIn();
  const [visit] = useState(newId);
  const { rows, total, readAt, isEmpty, news, paging } = useList({
    query: { ...articleQueries.feed({ filter, firstPage, id: visit }), enabled: signedIn || !membersOnly },
    visit,
    initial,
    ...ARTICLE_ROWS,
  });
  if (isEmpty) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      {news && (
        <WhenIdle>
          <LazyNewRows list={news} noun="篇新文章" isNewestFirst={filter.sort === 'new' && firstPage === 1} polls />
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
