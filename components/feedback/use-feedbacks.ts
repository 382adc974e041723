'use client';

import { useEffect } from 'react';
import { useList, type RenderedPage } from '@/hooks/lists/use-list';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import type { Feedback } from '@/lib/domain/feedback/schema';
import { sessionToken } from '@/lib/http/token';

const MAX_SOUGHT_PAGES = 25;

/** A member refetches the server's page, a visitor's. @param sought id from a link, whose page is loaded, too */
export function useFeedbacks(initial: RenderedPage<Feedback>, sought: string) {
  const list = useList({
    query: { ...feedbackQueries.list(initial.pageNo), refetchOnMount: sessionToken() ? 'always' : true },
    initial,
    elementId: (id) => `feedback-${id}`,
  });

  const { data, rows, isFetching, paging } = list;
  const { hasMore, failed, onMore } = paging;
  const found = rows.some(({ id }) => id === sought);
  const seeking = sought !== '' && !found && hasMore && !failed && (data?.pages.length ?? 0) < MAX_SOUGHT_PAGES;
  useEffect(() => {
    if (seeking && !isFetching) onMore();
  }, [seeking, isFetching, onMore]);
  return list;
}
