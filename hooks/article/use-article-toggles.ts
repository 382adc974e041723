'use client';

import { useToggle } from '@/hooks/use-toggle';

interface ArticleRef {
  id: string;
  /** Its author. */
  userId: string;
}

/** Loaded with the first click. */
const api = () => import('@/lib/domain/article/api');
const cache = () => import('@/lib/domain/article/cache');

/** Likes or unlikes the article. */
export const useLikeArticle = ({ id, userId, isLiker }: ArticleRef & { isLiker: boolean }) =>
  useToggle({
    key: ['article', 'like', id],
    active: isLiker,
    call: async (liked) => (await api()).likeArticle({ articleId: id, uid: userId }, liked),
    patch: async (client, liked, step) => (await cache()).setArticleLiked(client, id, liked, step),
    onGone: async (client) => (await cache()).setArticleDeleted(client, id),
  });

/** Collects or uncollects the article. */
export const useCollectArticle = ({ id, userId, isCollected }: ArticleRef & { isCollected: boolean }) =>
  useToggle({
    key: ['article', 'collect', id],
    active: isCollected,
    call: async (collected) => (await api()).collectArticle({ articleId: id, uid: userId }, collected),
    patch: async (client, collected) => (await cache()).setArticleCollected(client, id, collected),
    onGone: async (client) => (await cache()).setArticleDeleted(client, id),
  });
