'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useOwner } from '@/lib/browser/owner';
import { announceSignOut, reloadOnReturn } from '@/lib/browser/signing-out';
import { finishUndoable } from '@/lib/browser/undo';
import { routes } from '@/lib/config/routes';
import { endSession } from '@/lib/domain/session/session-store';

/** A slow logout call must not keep the member signed in. */
const MAX_WAIT_MS = 2_000;

const settled = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, MAX_WAIT_MS);
    check();
  });

interface LogoutOptions {
  clear?: (owner: string) => Promise<void>;
}

/**
 * Logout: flush pending deletions, remove the token, reload home. The member's data in this browser stays theirs unless
 * cleared.
 */
export function useLogout() {
  const client = useQueryClient();
  return async ({ clear }: LogoutOptions = {}) => {
    if (finishUndoable() > 0) await settled(client);
    const { owner } = useOwner.getState();
    endSession();
    client.clear();
    if (clear) await clear(owner);
    else announceSignOut(false);
    reloadOnReturn();
    window.location.assign(routes.home());
  };
}
