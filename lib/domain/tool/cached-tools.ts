import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';

export const setToolCollected = (client: QueryClient, id: string, collected: boolean) =>
  patchEntity(client, 'tool', id, (tool) => (tool.collected === collected ? tool : { ...tool, collected }));
