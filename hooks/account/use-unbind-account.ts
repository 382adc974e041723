'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { unbindAccount } from '@/lib/domain/account/api';
import type { Binding } from '@/lib/domain/account/constants';
import { sessionQueries } from '@/lib/domain/session/queries';

/** Unbinds a way to sign in from the account; the API refuses the last one, which is shown as an error. */
export function useUnbindAccount({ onDone }: { onDone: () => void }) {
  return useGatedMutation<Binding>({
    mutationKey: ['account', 'unbind'],
    mutationFn: (binding) => unbindAccount(binding),
    onDone,
    invalidates: [sessionQueries.user().queryKey],
    doneMessage: '解绑成功',
  });
}
