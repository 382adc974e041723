'use client';

import { memo } from 'react';
import { ShareCard } from '@/components/share/share-card';
import { ShareCardSkeletons } from '@/components/share/share-card-skeleton';
import { FarGroup, FarRow } from '@/components/layout/far-row';
import { InfiniteList, type Paging } from '@/components/ui/infinite-list';
import { useRowGroups } from '@/hooks/lists/use-row-groups';
import { useWatchFar, type WatchFar } from '@/hooks/ui/use-far-height';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/constants';
import type { Share } from '@/lib/domain/share/schema';
import { shareElementId } from '@/lib/domain/share/utils';

/** Of a row that has not been near the screen yet, in pixels. */
const ESTIMATED_HEIGHT = 220;

interface ShareListProps {
  label: string;
  shares: readonly Share[];
  /** Rows of the whole feed. */
  total: number;
  /** Rows before the first one shown, on earlier pages. */
  before?: number;
  renderedAt: number;
  paging: Paging;
}

/** Shares that load on. */
export function ShareList({ shares, label, paging, ...list }: ShareListProps) {
  const watch = useWatchFar();
  const groups = useRowGroups(shares);
  return (
    <InfiniteList {...paging} label={label} skeleton={<ShareCardSkeletons />}>
      {groups.map(({ key, start, rows }) => (
        <ShareGroup key={key} {...list} shares={rows} start={start} watch={watch} />
      ))}
    </InfiniteList>
  );
}

interface ShareGroupProps extends Pick<ShareListProps, 'shares' | 'total' | 'before' | 'renderedAt'> {
  /** Rows of the list above it. */
  start: number;
  /** Once it is there, rows that come later and lower are far at first. */
  watch: WatchFar | undefined;
}

/** Rendered anew only when something of its own changed: a long list has hundreds. */
const ShareGroup = memo(
  function ShareGroup({ shares, start, before = 0, watch, ...row }: ShareGroupProps) {
    return (
      <FarGroup watch={watch}>
        {shares.map((share, index) => (
          <ShareRow
            key={share.id}
            {...row}
            share={share}
            position={before + start + index + 1}
            isLater={watch !== undefined && start + index >= SHARE_FIRST_PAGE_SIZE}
          />
        ))}
      </FarGroup>
    );
  },
  (one, other) =>
    one.start === other.start &&
    one.total === other.total &&
    one.renderedAt === other.renderedAt &&
    one.watch === other.watch &&
    one.shares.length === other.shares.length &&
    one.shares.every((share, index) => share === other.shares[index]),
);

interface ShareRowProps {
  share: Share;
  renderedAt: number;
  position: number;
  total: number;
  /** Whether it came below the shown ones, after the list was painted. */
  isLater: boolean;
}

/** A share in its card; far from the screen only its text, which can be found and read out, in a row of the same height. */
const ShareRow = memo(function ShareRow({ share, renderedAt, position, total, isLater }: ShareRowProps) {
  return (
    <FarRow
      estimate={isLater ? ESTIMATED_HEIGHT : null}
      far={
        <article
          id={shareElementId(share.id)}
          aria-label={`${share.nickname} 的友圈`}
          aria-posinset={position}
          aria-setsize={total}
        >
          {share.content}
        </article>
      }
    >
      <ShareCard share={share} renderedAt={renderedAt} position={position} total={total} />
    </FarRow>
  );
});
