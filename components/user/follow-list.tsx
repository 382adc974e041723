'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { OffscreenList } from '@/components/frame/offscreen-list';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FilterBar } from '@/components/ui/form/filter-bar';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import { FollowItem } from '@/components/user/follow-item';
import { FollowSkeletons } from '@/components/user/follow-skeletons';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { useObserveOffscreen } from '@/hooks/ui/use-offscreen-height';
import { useViewerFollows } from './use-viewer-follows';
import { FOLLOW_PAGE_SIZE } from '@/lib/domain/user/page-size';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import type { FollowLists, FollowRow } from '@/lib/domain/user/schema';
import { followRowId } from '@/lib/domain/user/mentions';

interface FollowListProps {
  userId: string;
  list: keyof FollowLists;
  initial: RenderedPage<FollowRow> | undefined;
}

const LABELS = { followed: '关注的人', fans: '粉丝' } as const;

export function FollowList({ userId, list, initial }: FollowListProps) {
  const [name, setName] = useState('');
  const isFiltered = name.trim() !== '';
  const { rows, total, isEmpty, paging } = useUserList(userId, {
    query: {
      ...furtherUserQueries.followPages({ userId, list, name: name.trim() }),
      placeholderData: keepPreviousData,
    },
    initial: isFiltered ? undefined : initial,
    elementId: followRowId,
  });
  const viewer = useViewerFollows();
  const watch = useObserveOffscreen();
  const renderRow = useCallback(
    (row: FollowRow, index: number) => (
      <FollowItem
        key={row.id}
        row={row}
        isFollowed={viewer?.followed.has(row.id)}
        isFan={viewer?.fans.has(row.id) ?? false}
        position={index + 1}
        total={total}
        isLater={watch !== undefined && index >= FOLLOW_PAGE_SIZE}
      />
    ),
    [viewer, total, watch],
  );
  const [isLong, setIsLong] = useState(false);
  if (!isLong && total > FOLLOW_PAGE_SIZE) setIsLong(true);
  return (
    <>
      {isLong && (
        <FilterBar
          label="按昵称筛选"
          placeholder="按昵称筛选"
          onFilter={setName}
          status={isFiltered ? `找到 ${total} 人` : `共 ${total} 人`}
        />
      )}
      {isEmpty ? (
        <EmptyState of={isFiltered ? 'search' : 'member'}>暂无数据</EmptyState>
      ) : (
        <InfiniteList {...paging} label={LABELS[list]} skeleton={<FollowSkeletons />}>
          <OffscreenList rows={rows} watch={watch} renderRow={renderRow} />
        </InfiniteList>
      )}
    </>
  );
}
