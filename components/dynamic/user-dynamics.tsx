'use client';

import { useCallback, useMemo } from 'react';
import { OffscreenList } from '@/components/frame/offscreen-list';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { EmptyState } from '@/components/ui/state/empty-state';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { useObserveOffscreen } from '@/hooks/ui/use-offscreen-height';
import { DYNAMIC_PAGE_SIZE } from '@/lib/domain/dynamic/page-size';
import { dynamicQueries } from '@/lib/domain/dynamic/queries';
import type { Dynamic } from '@/lib/domain/dynamic/schema';
import { dynamicElementId } from '@/lib/domain/dynamic/phrases';
import { repeatedLikes } from '@/lib/domain/dynamic/repeats';
import { DynamicRow } from './dynamic-row';
import { DynamicSkeletons } from './dynamic-skeleton';

interface UserDynamicsProps {
  userId: string;
  initial: RenderedPage<Dynamic> | undefined;
}

const isDynamic = (row: object) => 'kind' in row && 'targetId' in row;

export function UserDynamics({ userId, initial }: UserDynamicsProps) {
  const { rows, total, readAt, isEmpty, awaitsOwn, news, paging } = useUserList(userId, {
    query: dynamicQueries.of(userId),
    initial,
    elementId: dynamicElementId,
    isRow: isDynamic,
  });
  const repeats = useMemo(() => repeatedLikes(rows), [rows]);
  const watch = useObserveOffscreen();
  const renderRow = useCallback(
    (dynamic: Dynamic, index: number) => (
      <DynamicRow
        key={dynamic.id}
        dynamic={dynamic}
        renderedAt={readAt}
        position={index + 1}
        total={total}
        isLater={watch !== undefined && index >= DYNAMIC_PAGE_SIZE}
        isRepeat={repeats.has(dynamic.id)}
      />
    ),
    [readAt, total, watch, repeats],
  );
  if (awaitsOwn) return <DynamicSkeletons />;
  return (
    <>
      {news && <LazyNewRows list={news} noun="条新动态" />}
      {isEmpty ? (
        <EmptyState of="history">暂无数据</EmptyState>
      ) : (
        <InfiniteList {...paging} label="动态" skeleton={<DynamicSkeletons />}>
          <OffscreenList rows={rows} watch={watch} renderRow={renderRow} />
        </InfiniteList>
      )}
    </>
  );
}
