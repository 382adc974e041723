'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { hottestArticles } from '@/lib/domain/article/further-queries';
import { ArticleLinks } from './article-links';
import { LinksBlock } from '@/components/frame/links-block';
import { HOT_ARTICLES } from './hot-articles-skeleton';

export function HotArticles({ waiting }: { waiting: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useNearViewport(place);
  const { data, isError } = useQuery({ ...hottestArticles(), enabled: shown });
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
