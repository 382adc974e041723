'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import type { ArticleRef } from './toggle-article';

/** Likes the article or takes the like back. */
export function useLikeArticle({ id, userId, isLiker }: ArticleRef & { isLiker: boolean }) {
  const { run, pending } = useGatedMutation<boolean>({
    mutationKey: ['article', 'like', id],
    mutationFn: async (liked, { client }) => (await import('./toggle-article')).setLiked(client, { id, userId }, liked),
  });
  return { toggle: () => run(!isLiker), pending };
}
