'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import type { Article } from '@/lib/domain/article/schema';

/** Loaded for the author alone. */
const OwnArticleMenu = lazyPart(async () => (await import('./own-article-menu')).OwnArticleMenu, { onFail: 'hide' });

interface AuthorToolsProps {
  article: Pick<Article, 'id' | 'userId' | 'articleTitle'>;
  /** Revalidates the public pages of an article. */
  onChanged: (articleId: string) => Promise<void>;
}

/** What the author can do with the article, where other readers follow the author; nothing for anyone else. */
export function AuthorTools({ article, onChanged }: AuthorToolsProps) {
  // What visitors see is revalidated in the background.
  const handleChanged = (id: string) => void onChanged(id).catch(() => {});
  return useIsOwner(article.userId) && <OwnArticleMenu article={article} onChanged={handleChanged} />;
}
