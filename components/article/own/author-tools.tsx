'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import type { Article } from '@/lib/domain/article/schema';

const loadOwnParts = () => import('./own-article.bundle');

const OwnArticleMenu = lazyComponent(async () => (await loadOwnParts()).OwnArticleMenu, { onFail: 'hide' });

interface AuthorToolsProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
}

export function AuthorTools({ article }: AuthorToolsProps) {
  return useIsOwner(article.userId) && <OwnArticleMenu article={article} />;
}
