'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { ArticleLinks } from './article-links';
import styles from './article-links.module.css';

interface FetchedLinksProps {
  article: Pick<ArticleSummary, 'id' | 'userId' | 'tags'>;
  kind: 'related' | 'byAuthor';
}

const PLACEHOLDERS = [1, 2, 3];

export function FetchedLinks({ article: { id: articleId, userId, tags }, kind }: FetchedLinksProps) {
  const related = useQuery({ ...articleQueries.related({ articleId, tags }), enabled: kind === 'related' });
  const byAuthor = useQuery({ ...articleQueries.byAuthor({ articleId, userId }), enabled: kind === 'byAuthor' });
  const { data, isError, error, isFetching, refetch } = kind === 'related' ? related : byAuthor;
  if (data) return <ArticleLinks articles={data} />;
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <div className={styles.skeleton} aria-busy>
      {PLACEHOLDERS.map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
