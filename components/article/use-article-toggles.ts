'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useToggle } from '@/hooks/use-toggle';
import { setArticleCollected, setArticleDeleted, setArticleLiked } from '@/lib/domain/article/cached-articles';
import type { MarkedList } from '@/lib/domain/article/feed';
import { articleApi } from '@/lib/domain/article/queries';
import { sessionQueries } from '@/lib/domain/session/queries';

interface ArticleRef {
  id: string;
  userId: string;
}

/** Looks in a list of the reader's, because reading the article would count a view. */
async function isMarked(client: QueryClient, id: string, list: MarkedList): Promise<boolean> {
  const viewer = await client.ensureQueryData(sessionQueries.user());
  const articles = await (await articleApi()).listMarkedArticles(viewer.id, list);
  return articles.some((article) => article.id === id);
}

export const useLikeArticle = ({ id, userId, isLiker }: ArticleRef & { isLiker: boolean }) =>
  useToggle({
    key: ['article', 'like', id],
    active: isLiker,
    call: async (liked) => (await articleApi()).likeArticle({ articleId: id, uid: userId }, liked),
    isOn: (client) => isMarked(client, id, 'liked'),
    patch: (client, liked, step) => setArticleLiked(client, id, liked, step),
    onGone: (client) => setArticleDeleted(client, id),
  });

export const useCollectArticle = ({ id, userId, isCollected }: ArticleRef & { isCollected: boolean }) =>
  useToggle({
    key: ['article', 'collect', id],
    active: isCollected,
    call: async (collected) => (await articleApi()).collectArticle({ articleId: id, uid: userId }, collected),
    isOn: (client) => isMarked(client, id, 'collected'),
    patch: (client, collected) => setArticleCollected(client, id, collected),
    onGone: (client) => setArticleDeleted(client, id),
  });
