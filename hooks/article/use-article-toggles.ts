'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useToggle } from '@/hooks/use-toggle';
import type { MarkedList } from '@/lib/domain/article/feed';
import { sessionQueries } from '@/lib/domain/session/queries';

interface ArticleRef {
  id: string;
  userId: string;
}

/** Lazy: loaded with the first click. */
const api = () => import('@/lib/domain/article/api');
const cache = () => import('@/lib/domain/article/cache');

/** Looks in a list of the reader's, because reading the article would count a view. */
async function isMarked(client: QueryClient, id: string, list: MarkedList): Promise<boolean> {
  const viewer = await client.ensureQueryData(sessionQueries.user());
  const articles = await (await api()).listMarkedArticles(viewer.id, list);
  return articles.some((article) => article.id === id);
}

export const useLikeArticle = ({ id, userId, isLiker }: ArticleRef & { isLiker: boolean }) =>
  useToggle({
    key: ['article', 'like', id],
    active: isLiker,
    call: async (liked) => (await api()).likeArticle({ articleId: id, uid: userId }, liked),
    isOn: (client) => isMarked(client, id, 'liked'),
    patch: async (client, liked, step) => (await cache()).setArticleLiked(client, id, liked, step),
    onGone: async (client) => (await cache()).setArticleDeleted(client, id),
  });

export const useCollectArticle = ({ id, userId, isCollected }: ArticleRef & { isCollected: boolean }) =>
  useToggle({
    key: ['article', 'collect', id],
    active: isCollected,
    call: async (collected) => (await api()).collectArticle({ articleId: id, uid: userId }, collected),
    isOn: (client) => isMarked(client, id, 'collected'),
    patch: async (client, collected) => (await cache()).setArticleCollected(client, id, collected),
    onGone: async (client) => (await cache()).setArticleDeleted(client, id),
  });
