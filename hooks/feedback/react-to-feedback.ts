import type { QueryClient } from '@tanstack/react-query';
import { react } from '@/lib/domain/feedback/api';
import { patchReaction } from '@/lib/domain/feedback/cache';
import type { Reaction } from '@/lib/domain/feedback/constants';
import { isAlreadySo } from '@/lib/http/refusals';

/** Gives or takes back a reaction; every cached copy follows once the API has agreed. */
export async function setReaction(client: QueryClient, id: string, reaction: Reaction, given: boolean): Promise<void> {
  let counted = true;
  try {
    await react(id, reaction.itemType, given);
  } catch (error) {
    if (!isAlreadySo(error)) throw error;
    counted = false;
  }
  patchReaction(client, id, reaction, { given, counted });
}
