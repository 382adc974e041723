'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToggle } from '@/hooks/use-toggle';
import { sessionApi, sessionQueries } from '@/lib/domain/session/queries';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';

/** Daily check-in; already made elsewhere counts as success. `gained` is the experience that it brought, once known. */
export function useCheckIn(hasSigned: boolean, userId?: string) {
  const { queryKey } = sessionQueries.user();
  const client = useQueryClient();
  const [gained, setGained] = useState(0);
  const readExp = async () => {
    if (userId === undefined) return null;
    const info = await client.fetchQuery({ ...furtherUserQueries.info(userId), staleTime: 0 }).catch(() => null);
    return info?.exp ?? null;
  };
  const toggle = useToggle({
    key: ['user', 'sign-in'],
    active: hasSigned,
    call: async () => {
      const before = await readExp();
      await (await sessionApi()).checkIn();
      const after = before === null ? null : await readExp();
      if (before !== null && after !== null) setGained(after - before);
    },
    isOn: async () => (await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 })).hasSigned ?? false,
    patch: () => {
      client.setQueryData(queryKey, (user) => user && { ...user, hasSigned: true });
      void client.invalidateQueries({ queryKey });
    },
  });
  return { ...toggle, gained, onToggle: hasSigned ? () => {} : toggle.onToggle };
}
