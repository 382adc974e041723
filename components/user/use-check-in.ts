'use client';

import { useToggle } from '@/hooks/use-toggle';
import { sessionApi, sessionQueries } from '@/lib/domain/session/queries';

/** Daily check-in; already made elsewhere counts as success. */
export function useCheckIn(hasSigned: boolean) {
  const { queryKey } = sessionQueries.user();
  const toggle = useToggle({
    key: ['user', 'sign-in'],
    active: hasSigned,
    call: async () => (await sessionApi()).checkIn(),
    isOn: async (client) => (await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 })).hasSigned ?? false,
    patch: (client) => {
      client.setQueryData(queryKey, (user) => user && { ...user, hasSigned: true });
      void client.invalidateQueries({ queryKey });
    },
  });
  return { ...toggle, onToggle: hasSigned ? () => {} : toggle.onToggle };
}
