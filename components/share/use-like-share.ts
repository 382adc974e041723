'use client';

import { useToggle } from '@/hooks/use-toggle';
import { sessionQueries } from '@/lib/domain/session/queries';
import type { Share } from '@/lib/domain/share/schema';

/** Lazy: loaded with the first click. */
const api = () => import('@/lib/domain/share/api');
const cache = () => import('@/lib/domain/share/cache');

export const useLikeShare = ({ id, userId, isLiker }: Pick<Share, 'id' | 'userId' | 'isLiker'>) =>
  useToggle({
    key: ['share', 'like', id],
    active: isLiker,
    call: async (liked) => (await api()).likeShare(id, userId, liked),
    isOn: async () => (await (await api()).getShare(id))?.isLiker ?? false,
    patch: async (client, liked, step) =>
      (await cache()).setShareLiked(client, id, {
        isLiker: liked,
        step,
        // A click may precede the session.
        viewer: await client.ensureQueryData(sessionQueries.user()).catch(() => undefined),
      }),
    onGone: async (client) => (await cache()).checkShare(client, id),
  });
