import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';
import type { Reaction } from './reactions';

export const setReaction = (
  client: QueryClient,
  { id, reaction: { flag, count }, given, step }: { id: string; reaction: Reaction; given: boolean; step: CountStep },
) =>
  patchEntity(client, 'feedback', id, (row) =>
    row[flag] === given ? row : { ...row, [flag]: given, [count]: stepCount(row[count], step) },
  );
