'use client';

import { useIsOwner } from '@/hooks/user/use-is-owner';
import type { Article } from '@/lib/domain/article/schema';
import { LazyOwnArticleMenu } from './lazy-own-parts';

interface AuthorToolsProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
}

export function AuthorTools({ article }: AuthorToolsProps) {
  return useIsOwner(article.userId) && <LazyOwnArticleMenu article={article} />;
}
