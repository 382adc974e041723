'use client';

import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { OffscreenList } from '@/components/frame/offscreen-list';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FilterBar } from '@/components/ui/form/filter-bar';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import { useObserveOffscreen } from '@/hooks/ui/use-offscreen-height';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { matchingBookmarks } from '@/lib/domain/bookmark/matching-bookmarks';
import { BookmarkRow } from './bookmark-row';
import { BookmarkSkeletons } from './bookmark-skeletons';

interface BookmarkListProps {
  bookmarks: readonly Bookmark[];
  total: number;
  failed?: boolean;
  onRetry?: () => void;
  tools?: ReactNode;
  /** The owner's tools for a row; must be stable, as rows are memoised. */
  toolsOf?: (bookmark: Bookmark) => ReactNode;
}

const STEP = 50;

export function BookmarkList({
  bookmarks,
  total,
  failed = false,
  onRetry = () => {},
  tools,
  toolsOf,
}: BookmarkListProps) {
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState(STEP);
  // Typing is painted before thousands of rows are removed.
  const sought = useDeferredValue(filter);
  const matches = useMemo(() => matchingBookmarks(bookmarks, sought), [bookmarks, sought]);
  const rows = matches.slice(0, shown);
  const waiting = bookmarks.length < total;
  const watch = useObserveOffscreen();
  const renderRow = useCallback(
    (bookmark: Bookmark, index: number) => (
      <BookmarkRow
        key={bookmark.id}
        bookmark={bookmark}
        toolsOf={toolsOf}
        isLater={watch !== undefined && index >= STEP}
      />
    ),
    [toolsOf, watch],
  );
  const handleFilter = (text: string) => {
    setFilter(text);
    setShown(STEP);
  };
  if (total === 0)
    return (
      <EmptyState of="start" action={tools}>
        当前文件夹为空
      </EmptyState>
    );
  return (
    <>
      <FilterBar
        label="筛选站点"
        placeholder="按名称、网址或描述筛选"
        onFilter={handleFilter}
        status={sought === '' ? `共 ${total} 个站点` : `找到 ${matches.length} 个站点`}
      >
        {tools}
      </FilterBar>
      {matches.length === 0 && !waiting && <EmptyState of="search">暂无数据</EmptyState>}
      {(matches.length > 0 || waiting) && (
        <InfiniteList
          label="站点"
          hasMore={rows.length < matches.length}
          loading={waiting && !failed && rows.length === matches.length}
          failed={failed && rows.length === matches.length}
          onMore={() => (failed ? onRetry() : setShown((count) => count + STEP))}
          skeleton={<BookmarkSkeletons />}
        >
          <OffscreenList rows={rows} watch={watch} renderRow={renderRow} />
        </InfiniteList>
      )}
    </>
  );
}
