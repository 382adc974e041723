'use client';

import { useId, useMemo } from 'react';
import { useRestoredPagedList } from '@/hooks/lists/use-restored-paged-list';
import type { RenderedPage } from '@/hooks/lists/use-paged-list';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { articleQueries, type FeedVisit } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { titleId } from '@/lib/domain/article/labels';
import { type FeedFilter } from '@/lib/domain/article/feed';

export interface FeedSource {
  filter: FeedFilter;
  firstPage: number;
  initial?: RenderedPage<ArticleSummary> | undefined;
  membersOnly?: boolean;
}

export function useArticleFeed({ filter: { category, sort }, firstPage, initial, membersOnly = false }: FeedSource) {
  const signedIn = useSignedIn();
  const id = useId();
  const feed = useMemo<FeedVisit>(
    () => ({ filter: { category, sort }, firstPage, id }),
    [category, sort, firstPage, id],
  );
  const list = useRestoredPagedList({
    name: `feed:${category}:${sort}:${firstPage}`,
    query: { ...articleQueries.feed(feed), enabled: signedIn || !membersOnly },
    initial,
    elementId: titleId,
    isRow: isCard,
  });
  return { feed, ...list };
}

export const isCard = (row: object) => 'tags' in row && Array.isArray(row.tags);
