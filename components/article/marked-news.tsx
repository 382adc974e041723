'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { articleQueries, type MarkedList } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';

interface MarkedNewsProps {
  shown: ShownList<ArticleSummary>;
  userId: string;
  list: MarkedList;
}

/** A member's likes among the articles that a user keeps, and those that have come since the page was rendered. */
export function MarkedNews({ shown, userId, list }: MarkedNewsProps) {
  const news = useListNews({
    ...shown,
    queryKey: articleQueries.marked(userId, list).queryKey,
    head: articleQueries.latestMarked(userId, list),
    isNewestFirst: true,
    once: true,
  });
  return <ListNews news={news} noun="篇新文章" />;
}
