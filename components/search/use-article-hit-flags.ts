'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { setArticleLiked } from '@/lib/domain/article/cached-articles';
import { articleQueries } from '@/lib/domain/article/queries';

/** Like flags of hits, from the list of all the member's likes, as search results lack them. */
export function useArticleHitFlags(articleIds: readonly string[]): void {
  const client = useQueryClient();
  const { user } = useSession();
  const { data: liked } = useQuery({
    ...articleQueries.markedBy(user?.id ?? '', 'liked'),
    enabled: user !== undefined,
  });
  useEffect(() => {
    if (!liked) return;
    const ids = new Set(liked.filter(({ isLiker }) => isLiker).map(({ id }) => id));
    for (const id of articleIds) if (ids.has(id)) setArticleLiked(client, id, true, 0);
  }, [client, articleIds, liked]);
}
