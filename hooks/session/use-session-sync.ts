'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSignOut } from '@/lib/browser/signing-out';
import { routes } from '@/lib/config/routes';
import { sessionQueries } from '@/lib/domain/session/queries';
import { followOtherTabs, sessionStore, syncSession } from '@/lib/domain/session/store';

/**
 * Refetches the queries when the session changes, in this tab or another one, so that no reader sees the data of the
 * one before. Queries that count a view are left alone (`meta.isVisit`). Used once, by the query provider.
 */
export function useSessionSync(client: QueryClient): void {
  useEffect(() => {
    syncSession();
    const stopFollowing = followOtherTabs();
    const stopFollowingSignOut = followSignOut((owner) => {
      void import('@/lib/drafts/clear')
        .then(({ clearRows }) => clearRows(owner))
        .catch(() => {})
        .finally(() => window.location.assign(routes.home()));
    });
    const stopWatching = sessionStore.subscribe(({ token }) => {
      const { queryKey } = sessionQueries.user();
      if (token) void client.resetQueries({ queryKey });
      void client.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== queryKey[0] && query.meta?.isVisit !== true,
        // Members' queries must not be refetched for a visitor.
        refetchType: token ? 'active' : 'none',
      });
    });
    return () => {
      stopFollowing();
      stopFollowingSignOut();
      stopWatching();
    };
  }, [client]);
}
