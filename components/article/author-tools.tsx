'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import type { Article } from '@/lib/domain/article/schema';

/** Loaded for the author alone. */
const OwnArticleMenu = lazyPart(async () => (await import('./own-article-menu')).OwnArticleMenu, { onFail: 'hide' });

interface AuthorToolsProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
}

/** What the author can do with the article, where other readers follow the author; nothing for anyone else. */
export function AuthorTools({ article }: AuthorToolsProps) {
  return useIsOwner(article.userId) && <OwnArticleMenu article={article} />;
}
