'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { dynamicQueries } from '@/lib/domain/dynamic/queries';
import type { Dynamic } from '@/lib/domain/dynamic/schema';

/** Offers what a user has done since the page was rendered. */
export function DynamicNews({ shown, userId }: { shown: ShownList<Dynamic>; userId: string }) {
  const news = useListNews({
    ...shown,
    queryKey: dynamicQueries.of(userId).queryKey,
    head: dynamicQueries.latestOf(userId),
    isNewestFirst: true,
    once: true,
  });
  return <ListNews news={news} noun="条新动态" />;
}
