'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { toolQueries } from '@/lib/domain/tool/queries';
import type { Tool } from '@/lib/domain/tool/schema';

interface CollectedNewsProps {
  shown: ShownList<Tool>;
  userId: string;
}

/** What a member themself has collected among the tools of another, and those that have come since the page was rendered. */
export function CollectedNews({ shown, userId }: CollectedNewsProps) {
  const news = useListNews({
    ...shown,
    queryKey: toolQueries.collectedPages(userId).queryKey,
    head: toolQueries.latestCollected(userId),
    isNewestFirst: true,
    once: true,
  });
  return <ListNews news={news} noun="个新工具" />;
}
