'use client';

import { ArticleRowSkeletons } from '@/components/article/article-row-skeleton';
import { ARTICLE_ROWS, ArticleList } from '@/components/article/article-list';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { EmptyState } from '@/components/ui/state/empty-state';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { type MarkedList } from '@/lib/domain/article/feed';

interface MarkedArticlesProps {
  userId: string;
  list: MarkedList;
  initial: RenderedPage<ArticleSummary> | undefined;
}

const LABELS = { liked: '点赞的文章', collected: '收藏的文章' } as const;

export function MarkedArticles({ userId, list, initial }: MarkedArticlesProps) {
  const { rows, total, readAt, isEmpty, awaitsOwn, news, paging } = useUserList(userId, {
    query: articleQueries.marked(userId, list),
    initial,
    ...ARTICLE_ROWS,
  });
  if (awaitsOwn) return <ArticleRowSkeletons />;
  return (
    <>
      {news && <LazyNewRows list={news} noun="篇新文章" />}
      {isEmpty ? (
        <EmptyState of="start">暂无数据</EmptyState>
      ) : (
        <ArticleList paging={paging} cards={rows} total={total} label={LABELS[list]} renderedAt={readAt} />
      )}
    </>
  );
}
