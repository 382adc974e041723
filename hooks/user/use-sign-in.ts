'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { sessionQueries } from '@/lib/domain/session/queries';
import { isAlreadySo } from '@/lib/http/refusals';

/** The daily sign-in; one that was made elsewhere today counts as made. The call is loaded with the first click. */
export function useSignIn() {
  const { queryKey } = sessionQueries.user();
  const client = useQueryClient();
  const { run, pending } = useGatedMutation({
    mutationKey: ['user', 'sign-in'],
    mutationFn: async () => {
      const { signIn } = await import('@/lib/domain/session/api');
      await signIn().catch((error: unknown) => {
        if (!isAlreadySo(error)) throw error;
      });
    },
    onDone: () => client.setQueryData(queryKey, (user) => user && { ...user, hasSigned: true }),
    invalidates: [queryKey],
  });
  const signInOnce = () => {
    // A second click may come before the page shows the first one's success.
    if (!client.getQueryData(queryKey)?.hasSigned) run();
  };
  return { signIn: signInOnce, pending };
}
