'use client';

import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSignOut } from '@/lib/browser/signing-out';
import { routes } from '@/lib/config/routes';
import { loadMemberDrafts } from '@/lib/drafts/load-member-drafts';
import { sessionQueries } from '@/lib/domain/session/queries';
import { followOtherTabs, sessionStore, syncSession } from '@/lib/domain/session/session-store';

/** Refetches when the session changes in any tab, so that no reader sees another's data, but never a counted visit. */
export function useSessionSync(client: QueryClient): void {
  useEffect(() => {
    syncSession();
    const stopFollowing = followOtherTabs();
    const isOthers = ({ queryKey: [noun], meta }: Query) =>
      noun !== sessionQueries.user().queryKey[0] && meta?.isVisit !== true;
    // Members' data may be private, such as articles under review.
    const handleLeft = () => void client.resetQueries({ predicate: isOthers });
    const stopFollowingSignOut = followSignOut(handleLeft, (owner) => {
      void loadMemberDrafts()
        .then(({ clearRows }) => clearRows(owner))
        .catch(() => {})
        .finally(() => window.location.assign(routes.home()));
    });
    const stopWatching = sessionStore.subscribe(({ token }) => {
      const { queryKey } = sessionQueries.user();
      if (token) void client.resetQueries({ queryKey });
      void client.invalidateQueries({
        predicate: isOthers,
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
