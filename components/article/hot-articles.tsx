'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { articleQueries } from '@/lib/domain/article/queries';
import { DEFAULT_FEED } from '@/lib/domain/article/feed';
import { onePage } from '@/lib/query/one-page';
import { ArticleLinks } from './article-links';
import { LinksBlock } from './links-block';
import { HOT_ARTICLES } from './hot-articles-skeleton';

const HOTTEST = onePage(
  articleQueries.feed({ filter: { ...DEFAULT_FEED, sort: 'hot' }, firstPage: 1, id: 'side column' }),
);

export function HotArticles({ waiting }: { waiting: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useNearViewport(place);
  const { data, isError } = useQuery({ ...HOTTEST, enabled: shown });
  if (isError || data?.list.length === 0) return null;
  return (
    <div ref={place}>
      {data ? (
        <LinksBlock title="今日热榜">
          <ArticleLinks articles={data.list.slice(0, HOT_ARTICLES)} variant="ranked" />
        </LinksBlock>
      ) : (
        waiting
      )}
    </div>
  );
}
