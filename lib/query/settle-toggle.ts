import type { QueryClient } from '@tanstack/react-query';
import { isAlreadySo, isGone } from '@/lib/http/refusals';
import type { CountStep } from '@/lib/utils/count-step';
import { settleWrite } from './confirm-write';

export interface ToggleCalls {
  call: (wanted: boolean) => Promise<unknown>;
  /** Asks the API whether it is on; called when the answer of `call` got lost. */
  isOn: (client: QueryClient) => Promise<boolean>;
  /** Changes every cached copy, once the API has agreed. */
  patch: (client: QueryClient, wanted: boolean, step: CountStep) => unknown;
  /** Called when the subject was deleted. */
  onGone?: (client: QueryClient) => unknown;
}

/**
 * Turns it on or off. The API's refusal because it is already so counts as success: it was toggled elsewhere after what
 * is shown was read, so that its count goes by one, too.
 */
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
