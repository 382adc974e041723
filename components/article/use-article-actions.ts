'use client';

import { useQuery } from '@tanstack/react-query';
import { useCollectArticle, useLikeArticle } from './use-article-toggles';
import { articleQueries } from '@/lib/domain/article/queries';
import type { Article } from '@/lib/domain/article/schema';

export function useArticleActions(rendered: Pick<Article, 'id' | 'userId' | 'likeCounts' | 'commentCounts'>) {
  const { data: visited } = useQuery(articleQueries.visit(rendered.id));
  const { likeCounts, commentCounts } = visited ?? rendered;
  const { isLiker = false, isCollected = false } = visited ?? {};
  const like = useLikeArticle({ ...rendered, isLiker });
  const collect = useCollectArticle({ ...rendered, isCollected });
  return { likeCounts, commentCounts, like, collect };
}
