'use client';

import type { MutationKey } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import type { ToggleCalls } from '@/lib/query/settle-toggle';

interface Toggle extends ToggleCalls {
  /** Toggles with the same key are sent one at a time, wherever their buttons stand. */
  key: MutationKey;
  active: boolean;
}

/** A toggle for members: a like, a collect, a follow. Returns the props of `ToggleButton`. */
export function useToggle({ key, active, ...calls }: Toggle) {
  const { run, pending } = useGatedMutation<boolean>({
    mutationKey: key,
    // Loaded with the first click.
    mutationFn: async (wanted, { client }) => (await import('@/lib/query/settle-toggle')).settleToggle(client, wanted, calls),
  });
  return { active, pending, onToggle: () => run(!active) };
}
