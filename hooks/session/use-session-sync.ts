'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQueries } from '@/lib/domain/session/queries';
import { followOtherTabs, sessionStore, syncSession } from '@/lib/domain/session/store';

/**
 * Keeps the page with the session: what was read for one reader is read again for the next, whether
 * the change was made here or in another tab. A query that counts as a visit says so in its meta
 * (`isVisit`) and is left alone. Used once, by the query provider.
 */
export function useSessionSync(client: QueryClient): void {
  useEffect(() => {
    syncSession();
    const stopFollowing = followOtherTabs();
    const stopWatching = sessionStore.subscribe(({ token }) => {
      const { queryKey } = sessionQueries.user();
      if (token) void client.resetQueries({ queryKey });
      void client.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== queryKey[0] && query.meta?.isVisit !== true,
        // A query of the member's must not be asked again by somebody who is none.
        refetchType: token ? 'active' : 'none',
      });
    });
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [client]);
}
