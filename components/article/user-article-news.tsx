'use client';

import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';

/** A member's likes among the articles of another. New ones are not offered: pinned ones stand above them. */
export function UserArticleNews({ shown, userId }: { shown: ShownList<ArticleSummary>; userId: string }) {
  const news = useListNews({
    ...shown,
    queryKey: articleQueries.ofUser(userId).queryKey,
    head: articleQueries.latestOfUser(userId),
    isNewestFirst: false,
    once: true,
  });
  return <ListNews news={news} noun="篇新文章" />;
}
