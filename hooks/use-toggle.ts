'use client';

import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { isAlreadySo, isGone } from '@/lib/http/refusals';
import type { CountStep } from '@/lib/utils/count-step';

interface Toggle {
  /** Toggles with the same key are sent one at a time, wherever their buttons stand. */
  key: MutationKey;
  active: boolean;
  call: (wanted: boolean) => Promise<unknown>;
  /** Changes every cached copy, once the API has agreed. */
  patch: (client: QueryClient, wanted: boolean, step: CountStep) => unknown;
  /** What it belongs to is not there any more. */
  onGone?: (client: QueryClient) => unknown;
}

/**
 * Something that a member turns on and off: a like, a collect, a follow. The API's refusal because it is
 * already so counts as success; other failures are told once.
 */
export function useToggle({ key, active, call, patch, onGone }: Toggle) {
  const { run, pending } = useGatedMutation<boolean>({
    mutationKey: key,
    mutationFn: async (wanted, { client }) => {
      let step: CountStep = wanted ? 1 : -1;
      try {
        await call(wanted);
      } catch (error) {
        if (isGone(error)) await onGone?.(client);
        if (!isAlreadySo(error)) throw error;
        step = 0;
      }
      await patch(client, wanted, step);
    },
  });
  return { active, pending, onToggle: () => run(!active) };
}
