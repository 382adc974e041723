'use client';

import { useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import { ArticleLinks, type LinkedArticle } from './article-links';

interface AuthorArticlesProps {
  articleId: string;
  userId: string;
  /** What the server loaded; absent when that failed. */
  initial: readonly LinkedArticle[] | undefined;
}

/** Other articles of the author of the one being read. */
export function AuthorArticles({ articleId, userId, initial }: AuthorArticlesProps) {
  const query = useQuery({ ...articleQueries.byAuthor({ articleId, userId }), enabled: initial === undefined });
  return (
    <ArticleLinks
      title="作者的其他文章"
      articles={initial ?? query.data}
      failed={query.isError}
      pending={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
