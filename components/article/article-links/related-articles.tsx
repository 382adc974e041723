'use client';

import { useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import { ArticleLinks, type LinkedArticle } from './article-links';

interface RelatedArticlesProps {
  articleId: string;
  tags: readonly string[];
  /** What the server loaded; absent when that failed. */
  initial: readonly LinkedArticle[] | undefined;
}

/** Articles that share tags with the one being read. */
export function RelatedArticles({ articleId, tags, initial }: RelatedArticlesProps) {
  const query = useQuery({ ...articleQueries.related({ articleId, tags }), enabled: initial === undefined });
  return (
    <ArticleLinks
      title="相关推荐"
      articles={initial ?? query.data}
      failed={query.isError}
      pending={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
