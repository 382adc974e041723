'use client';

import { useId, useMemo } from 'react';
import { useRestoredPagedList } from '@/hooks/lists/use-restored-paged-list';
import type { RenderedPage } from '@/hooks/lists/use-paged-list';
import { shareQueries, type ShareCircleVisit } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { shareElementId, type ShareCircleAddress } from '@/lib/domain/share/blocks';

export interface ShareCircleSource extends ShareCircleAddress {
  initial: RenderedPage<Share>;
}

export function useShareCircleList({ block, page, initial }: ShareCircleSource) {
  const id = useId();
  const visit = useMemo<ShareCircleVisit>(() => ({ block, firstPage: page, id }), [block, page, id]);
  const list = useRestoredPagedList({
    name: `share-circle:${block ?? ''}:${page}`,
    query: shareQueries.shareCircle(visit),
    initial,
    elementId: shareElementId,
    isRow: isShare,
  });
  return { visit, ...list };
}

export const isShare = (row: object) => 'pictures' in row && Array.isArray(row.pictures);
