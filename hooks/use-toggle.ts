'use client';

import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useGatedMutation, type GatedMutation } from '@/hooks/use-gated-mutation';
import { isAlreadySo } from '@/lib/http/refusals';
import type { CountStep } from '@/lib/utils/count-step';

interface Toggle {
  /** Serialises toggles with this key, wherever their buttons are. */
  key: MutationKey;
  active: boolean;
  call: (wanted: boolean) => Promise<unknown>;
  isOn: (client: QueryClient) => Promise<boolean>;
  patch: (client: QueryClient, wanted: boolean, step: CountStep) => unknown;
  onGone?: GatedMutation<boolean, unknown>['onGone'];
  /** The page says that it is done, so that a toggle resumed after the login has no toast. */
  saysDone?: boolean;
}

const REPEAT_MS = 500;

/** "Already so" counts as success: it was toggled elsewhere since it was shown, so the count changes, too. */
export function useToggle({ key, active, call, isOn, patch, onGone, saysDone = false }: Toggle) {
  const doneAt = useRef(0);
  const { run, pending } = useGatedMutation<boolean>({
    mutationKey: key,
    mutationFn: (wanted) =>
      call(wanted).catch((error: unknown) => {
        if (!isAlreadySo(error)) throw error;
      }),
    check: async (wanted, { client }) => ((await isOn(client)) === wanted ? true : undefined),
    onDone: (wanted, { client }) => {
      doneAt.current = Date.now();
      return patch(client, wanted, wanted ? 1 : -1);
    },
    onGone,
    ...(saysDone && { doneMessage: () => undefined }),
  });
  /** The second press of a double click, whose first has succeeded: the control now means the opposite. */
  const isRepeated = () => Date.now() - doneAt.current < REPEAT_MS;
  const onToggle = () => {
    if (!isRepeated()) run(!active);
  };
  return { active, pending, isRepeated, onToggle };
}
