'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { unbindAccount } from '@/lib/domain/account/api';
import { type Binding, isBound } from '@/lib/domain/account/binding';
import { sessionQueries } from '@/lib/domain/session/queries';

/** The API refuses to unbind the last one, which is shown as an error. */
export function useUnbindAccount({ onDone }: { onDone: () => void }) {
  return useGatedMutation<Binding>({
    mutationKey: ['account', 'unbind'],
    mutationFn: (binding) => unbindAccount(binding),
    check: async (binding, { client }) => {
      const user = await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 });
      const bound = isBound(user, binding);
      if (bound === null) throw new Error('The API does not say what is bound');
      return bound ? undefined : user;
    },
    onDone,
    invalidates: [sessionQueries.user().queryKey],
    doneMessage: '解绑成功',
  });
}
