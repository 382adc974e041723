'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import type { Feedback } from '@/lib/domain/feedback/schema';
import type { Page } from '@/lib/http/envelope';
import { sessionToken } from '@/lib/http/token';

export type InitialFeedbacks = Page<Feedback> & { renderedAt: number };

/** A linked feedback is looked for on so many pages. */
const MAX_SOUGHT_PAGES = 25;

/**
 * The feedback of all members, each once, newest first. The server rendered the first page for a visitor;
 * a member reads it again for their own part.
 * @param sought identifier of a feedback that a link names: its page is loaded too
 */
export function useFeedbacks(initial: InitialFeedbacks, sought: string) {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...feedbackQueries.list(),
    initialData: { pages: [initial], pageParams: [1] },
    initialDataUpdatedAt: initial.renderedAt,
    refetchOnMount: sessionToken() ? 'always' : true,
  });
  const rows = useMemo(() => {
    const all = data.pages.flatMap(({ list }) => list);
    return [...new Map(all.map((row) => [row.id, row])).values()];
  }, [data]);
  const onMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);

  const found = rows.some(({ id }) => id === sought);
  const seeking = sought !== '' && !found && hasNextPage && !isError && data.pages.length < MAX_SOUGHT_PAGES;
  useEffect(() => {
    if (seeking && !isFetching) onMore();
  }, [seeking, isFetching, onMore]);

  return {
    rows,
    hasMore: hasNextPage,
    loading: isFetchingNextPage,
    failed: isError && !isFetching,
    onMore,
  };
}
