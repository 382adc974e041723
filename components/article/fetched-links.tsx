'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { ArticleLinks } from './article-links';

export interface FetchedLinksProps {
  article: Pick<ArticleSummary, 'id' | 'userId' | 'tags'>;
  kind: 'related' | 'byAuthor';
}

interface WithWaiting extends FetchedLinksProps {
  waiting: ReactNode;
}

export function FetchedLinks({ article: { id: articleId, userId, tags }, kind, waiting }: WithWaiting) {
  const related = useQuery({ ...furtherArticleQueries.related({ articleId, tags }), enabled: kind === 'related' });
  const byAuthor = useQuery({ ...furtherArticleQueries.byAuthor({ articleId, userId }), enabled: kind === 'byAuthor' });
  const { data, isError, error, isFetching, refetch } = kind === 'related' ? related : byAuthor;
  if (data) return <ArticleLinks articles={data} variant={kind === 'related' ? 'related' : 'mini'} />;
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  return waiting;
}
