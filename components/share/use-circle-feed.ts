'use client';

import { useId, useMemo } from 'react';
import { useFeedList } from '@/hooks/lists/use-feed-list';
import type { RenderedPage } from '@/hooks/lists/use-paged-list';
import { shareQueries, type CircleShowing } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { shareElementId, type CircleAddress } from '@/lib/domain/share/blocks';

export interface CircleSource extends CircleAddress {
  initial: RenderedPage<Share>;
}

export function useCircleFeed({ block, page, initial }: CircleSource) {
  const id = useId();
  const feed = useMemo<CircleShowing>(() => ({ block, firstPage: page, id }), [block, page, id]);
  const list = useFeedList({
    name: `circle:${block ?? ''}:${page}`,
    query: shareQueries.feed(feed),
    initial,
    elementId: shareElementId,
    isRow: isShare,
  });
  return { feed, ...list };
}

/** Type guard for a stored row of this release. */
export const isShare = (row: object) => 'pictures' in row && Array.isArray(row.pictures);
