'use client';

import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { ArticleRowSkeletons } from '@/components/article/article-row-skeleton';
import { LazyDensitySwitch } from '@/components/layout/lazy-site-extras';
import { WhenIdle } from '@/components/layout/when-idle';
import { PageGrid } from '@/components/layout/page-grid';
import { Card } from '@/components/ui/card';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useListTabs } from '@/hooks/lists/use-list-tabs';
import { routes } from '@/lib/config/routes';
import { FEED_SORTS } from '@/lib/domain/article/feed-sorts';
import { DEFAULT_FEED, parseFeedAddress, type FeedFilter, type FeedParams } from '@/lib/domain/article/feed';
import { CategoryNav } from './category-nav';
import styles from './feed-frame.module.css';

interface FeedFrameProps {
  children: ReactNode;
  aside: ReactNode;
}

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
