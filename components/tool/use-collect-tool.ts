'use client';

import { useToggle } from '@/hooks/use-toggle';
import { sessionQueries } from '@/lib/domain/session/queries';
import type { Tool } from '@/lib/domain/tool/schema';

/** Lazy: loaded with the first click. */
const api = () => import('@/lib/domain/tool/api');
const cache = () => import('@/lib/domain/tool/cache');

export const useCollectTool = ({ id, collected }: Pick<Tool, 'id' | 'collected'>) =>
  useToggle({
    key: ['tool', 'collect', id],
    active: collected,
    call: async (wanted) => (await api()).collectTool(id, wanted),
    isOn: async (client) => {
      const viewer = await client.ensureQueryData(sessionQueries.user());
      return (await (await api()).listCollectedTools(viewer.id)).some((tool) => tool.id === id);
    },
    patch: async (client, wanted) => (await cache()).setToolCollected(client, id, wanted),
  });
