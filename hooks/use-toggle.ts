'use client';

import type { MutationKey } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { settleToggle, type ToggleCalls } from '@/lib/query/settle-toggle';

interface Toggle extends ToggleCalls {
  /** Serialises toggles with this key, wherever their buttons are. */
  key: MutationKey;
  active: boolean;
}

export function useToggle({ key, active, ...calls }: Toggle) {
  const { run, pending } = useGatedMutation<boolean>({
    mutationKey: key,
    mutationFn: (wanted, { client }) => settleToggle(client, wanted, calls),
  });
  return { active, pending, onToggle: () => run(!active) };
}
