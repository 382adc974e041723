'use client';

import { useToggle } from '@/hooks/use-toggle';
import { sessionQueries } from '@/lib/domain/session/queries';
import { checkShare, setShareLiked } from '@/lib/domain/share/cached-shares';
import { shareApi } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';

export const useLikeShare = ({ id, userId, isLiker }: Pick<Share, 'id' | 'userId' | 'isLiker'>) =>
  useToggle({
    key: ['share', 'like', id],
    active: isLiker,
    call: async (liked) => (await shareApi()).likeShare(id, userId, liked),
    isOn: async () => (await (await shareApi()).getShare(id))?.isLiker ?? false,
    patch: async (client, liked, step) =>
      setShareLiked(client, id, {
        isLiker: liked,
        step,
        // A click may precede the session.
        viewer: await client.ensureQueryData(sessionQueries.user()).catch(() => undefined),
      }),
    onGone: (client) => checkShare(client, id),
  });
