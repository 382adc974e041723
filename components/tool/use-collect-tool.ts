'use client';

import { useToggle } from '@/hooks/use-toggle';
import { sessionQueries } from '@/lib/domain/session/queries';
import { setToolCollected } from '@/lib/domain/tool/cached-tools';
import { toolApi } from '@/lib/domain/tool/queries';
import type { Tool } from '@/lib/domain/tool/schema';

export const useCollectTool = ({ id, collected }: Pick<Tool, 'id' | 'collected'>) =>
  useToggle({
    key: ['tool', 'collect', id],
    active: collected,
    call: async (wanted) => (await toolApi()).collectTool(id, wanted),
    isOn: async (client) => {
      const viewer = await client.ensureQueryData(sessionQueries.user());
      return (await (await toolApi()).listCollectedTools(viewer.id)).some((tool) => tool.id === id);
    },
    patch: (client, wanted) => setToolCollected(client, id, wanted),
  });
