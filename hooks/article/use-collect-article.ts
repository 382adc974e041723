'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import type { ArticleRef } from './toggle-article';

/** Puts the article into the reader's collection, or takes it out. */
export function useCollectArticle({ id, userId, isCollected }: ArticleRef & { isCollected: boolean }) {
  const { run, pending } = useGatedMutation<boolean>({
    mutationKey: ['article', 'collect', id],
    mutationFn: async (collected, { client }) =>
      (await import('./toggle-article')).setCollected(client, { id, userId }, collected),
  });
  return { toggle: () => run(!isCollected), pending };
}
