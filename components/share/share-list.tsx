'use client';

import { memo, useCallback } from 'react';
import { ShareCard } from '@/components/share/share-card';
import { ShareCardSkeletons } from '@/components/share/share-card-skeleton';
import { OffscreenList } from '@/components/frame/offscreen-list';
import { OffscreenRow } from '@/components/frame/offscreen-row';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { InfiniteList, type Paging } from '@/components/ui/list/infinite-list';
import type { ListRows } from '@/hooks/lists/use-list-snapshot';
import { useObserveOffscreen } from '@/hooks/ui/use-offscreen-height';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import type { Share } from '@/lib/domain/share/schema';
import { shareSubject } from '@/lib/domain/share/share-subject';
import { shareElementId } from '@/lib/domain/share/blocks';
import { isolated } from '@/lib/utils/direction';

const ESTIMATED_HEIGHT = 220;

export const SHARE_ROWS: ListRows = {
  elementId: shareElementId,
  isRow: (row) => 'pictures' in row && Array.isArray(row.pictures),
};

interface ShareListProps {
  label: string;
  shares: readonly Share[];
  total: number;
  before?: number;
  renderedAt: number;
  paging: Paging;
  /** All shares are of one author. */
  isOfAuthor?: boolean;
}

export function ShareList(props: ShareListProps) {
  const { shares, label, total, before = 0, renderedAt, paging, isOfAuthor = false } = props;
  const watch = useObserveOffscreen();
  const renderRow = useCallback(
    (share: Share, index: number) => (
      <ShareRow
        key={share.id}
        share={share}
        renderedAt={renderedAt}
        position={before + index + 1}
        total={total}
        isOfAuthor={isOfAuthor}
        isLater={watch !== undefined && index >= SHARE_FIRST_PAGE_SIZE}
      />
    ),
    [total, before, renderedAt, watch, isOfAuthor],
  );
  return (
    <InfiniteList {...paging} label={label} skeleton={<ShareCardSkeletons />}>
      <OffscreenList rows={shares} watch={watch} renderRow={renderRow} />
    </InfiniteList>
  );
}

interface ShareRowProps {
  share: Share;
  renderedAt: number;
  position: number;
  total: number;
  isLater: boolean;
  isOfAuthor: boolean;
}

/** A share's card; off screen only its text, for search and screen readers, at the same height. */
const ShareRow = memo(function ShareRow(props: ShareRowProps) {
  const { share, renderedAt, position, total, isLater, isOfAuthor } = props;
  return (
    <OffscreenRow
      estimate={isLater ? ESTIMATED_HEIGHT : null}
      placeholder={
        <article
          id={shareElementId(share.id)}
          aria-label={`${isolated(share.nickname)} 的友圈`}
          role="article"
          aria-posinset={position}
          aria-setsize={total}
        >
          {share.content}
        </article>
      }
    >
      <MutableRow subject={shareSubject(share)} isWanted={isOfAuthor}>
        <ShareCard share={share} renderedAt={renderedAt} position={position} total={total} />
      </MutableRow>
    </OffscreenRow>
  );
});
