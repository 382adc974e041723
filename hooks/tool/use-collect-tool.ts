'use client';

import { useToggle } from '@/hooks/use-toggle';
import type { Tool } from '@/lib/domain/tool/schema';

/** Loaded with the first click. */
const api = () => import('@/lib/domain/tool/api');
const cache = () => import('@/lib/domain/tool/cache');

/** Collects a tool or takes it back. */
export const useCollectTool = ({ id, collected }: Pick<Tool, 'id' | 'collected'>) =>
  useToggle({
    key: ['tool', 'collect', id],
    active: collected,
    call: async (wanted) => (await api()).collectTool(id, wanted),
    patch: async (client, wanted) => (await cache()).setToolCollected(client, id, wanted),
  });
