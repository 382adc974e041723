'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import type { Article } from '@/lib/domain/article/schema';

const OwnArticleMenu = lazyPart(async () => (await import('./own-article-menu')).OwnArticleMenu, { onFail: 'hide' });

interface AuthorToolsProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
}

export function AuthorTools({ article }: AuthorToolsProps) {
  return useIsOwner(article.userId) && <OwnArticleMenu article={article} />;
}
