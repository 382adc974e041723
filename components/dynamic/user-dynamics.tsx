'use client';

import { useCallback } from 'react';
import { FarList } from '@/components/layout/far-list';
import { EmptyState } from '@/components/ui/empty-state';
import { InfiniteList } from '@/components/ui/infinite-list';
import { lazyPart } from '@/components/ui/lazy-part';
import type { RenderedPage } from '@/hooks/lists/use-paged-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { useWatchFar } from '@/hooks/ui/use-far-height';
import { DYNAMIC_PAGE_SIZE } from '@/lib/domain/dynamic/constants';
import { dynamicQueries } from '@/lib/domain/dynamic/queries';
import type { Dynamic } from '@/lib/domain/dynamic/schema';
import { dynamicElementId } from '@/lib/domain/dynamic/phrases';
import { DynamicRow } from './dynamic-row';
import { DynamicSkeletons } from './dynamic-skeleton';

interface UserDynamicsProps {
  userId: string;
  /** The first page as a visitor sees it; absent when the server could not read it. */
  initial: RenderedPage<Dynamic> | undefined;
}

/** Loaded for other members. */
const UserListNews = lazyPart(async () => (await import('@/components/layout/user-list-news')).UserListNews, {
  onFail: 'hide',
});

/** Whether a stored row is a dynamic as this release shows them. */
const isDynamic = (row: object) => 'kind' in row && 'targetId' in row;

/** What a user did, the latest first. */
export function UserDynamics({ userId, initial }: UserDynamicsProps) {
  const { rows, total, readAt, isEmpty, awaitsOwn, news, paging } = useUserList({
    userId,
    name: 'dynamics',
    query: dynamicQueries.of(userId),
    initial,
    elementId: dynamicElementId,
    isRow: isDynamic,
  });
  const watch = useWatchFar();
  const renderRow = useCallback(
    (dynamic: Dynamic, index: number) => (
      <DynamicRow
        key={dynamic.id}
        dynamic={dynamic}
        renderedAt={readAt}
        position={index + 1}
        total={total}
        isLater={watch !== undefined && index >= DYNAMIC_PAGE_SIZE}
      />
    ),
    [readAt, total, watch],
  );
  if (awaitsOwn) return <DynamicSkeletons />;
  return (
    <>
      {news && <UserListNews news={news} noun="条新动态" />}
      {isEmpty ? (
        <EmptyState>暂无数据</EmptyState>
      ) : (
        <InfiniteList {...paging} label="动态" skeleton={<DynamicSkeletons />}>
          <FarList rows={rows} watch={watch} renderRow={renderRow} />
        </InfiniteList>
      )}
    </>
  );
}
