import type { QueryClient } from '@tanstack/react-query';
import { isAlreadySo, isGone } from '@/lib/http/refusals';
import type { CountStep } from '@/lib/utils/count-step';
import { settleWrite } from './settle-write';

export interface ToggleCalls {
  call: (wanted: boolean) => Promise<unknown>;
  isOn: (client: QueryClient) => Promise<boolean>;
  patch: (client: QueryClient, wanted: boolean, step: CountStep) => unknown;
  onGone?: (client: QueryClient) => unknown;
}

/** "Already so" counts as success: it was toggled elsewhere since it was shown, so the count changes, too. */
export async function settleToggle(client: QueryClient, wanted: boolean, { call, isOn, patch, onGone }: ToggleCalls) {
  try {
    await settleWrite<unknown>({
      write: () => call(wanted),
      check: async () => ((await isOn(client)) === wanted ? true : undefined),
    });
  } catch (error) {
    if (isGone(error)) await onGone?.(client);
    if (!isAlreadySo(error)) throw error;
  }
  await patch(client, wanted, wanted ? 1 : -1);
}
