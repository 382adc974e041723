'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToggle } from '@/hooks/use-toggle';
import { sessionApi, sessionQueries } from '@/lib/domain/session/queries';

/**
 * Daily check-in; already made elsewhere counts as success. `gained` is the experience that it brought, once known.
 * `saysDone`: the caller's own status tells of it.
 */
export function useCheckIn(hasSigned: boolean, { saysDone = false } = {}) {
  const user = sessionQueries.user();
  const client = useQueryClient();
  const [gained, setGained] = useState(0);
  const readUser = () => client.fetchQuery({ ...user, staleTime: 0 });
  const readGain = async (before: number | null | undefined) => {
    const after = (await readUser().catch(() => null))?.exp;
    if (typeof before === 'number' && typeof after === 'number') setGained(after - before);
  };
  const toggle = useToggle({
    key: ['user', 'sign-in'],
    saysDone,
    active: hasSigned,
    call: async () => (await sessionApi()).checkIn(),
    isOn: async () => (await readUser()).hasSigned ?? false,
    patch: () => {
      const before = client.getQueryData(user.queryKey)?.exp;
      client.setQueryData(user.queryKey, (shown) => shown && { ...shown, hasSigned: true });
      void readGain(before);
    },
  });
  return { ...toggle, gained, onToggle: hasSigned ? () => {} : toggle.onToggle };
}
