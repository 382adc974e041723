'use client';

import type { RenderedPage } from '@/hooks/lists/use-paged-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { titleId } from '@/lib/domain/article/labels';
import { isCard } from './use-article-feed';

export const useUserArticles = (userId: string, initial: RenderedPage<ArticleSummary> | undefined) =>
  useUserList({
    userId,
    name: 'articles',
    query: articleQueries.ofUser(userId),
    initial,
    elementId: titleId,
    isRow: isCard,
  });
