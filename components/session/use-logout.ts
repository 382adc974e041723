'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useOwner } from '@/lib/browser/owner';
import { announceSignOut, reloadOnReturn } from '@/lib/browser/signing-out';
import { finishUndoable } from '@/lib/browser/undo';
import { routes } from '@/lib/config/routes';
import { endSession } from '@/lib/domain/session/session-store';

/** A call that takes longer does not keep a member signed in. */
const MAX_WAIT_MS = 2_000;

/** Resolves once nothing is being written. */
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

/**
 * Signs out: what was deleted is deleted, the token removed, the user cleared, home reloaded. What this browser keeps of
 * the member stays theirs until they sign in again, unless they want it removed.
 */
export function useLogout() {
  const client = useQueryClient();
  return async ({ clears = false } = {}) => {
    if (finishUndoable() > 0) await settled(client);
    // Loaded before the session is gone: rejects while the member can still try again.
    const clear = clears ? await import('@/lib/drafts/clear') : undefined;
    const { owner } = useOwner.getState();
    endSession();
    client.clear();
    if (clear) await clear.clearKept(owner);
    else announceSignOut(false);
    reloadOnReturn();
    window.location.assign(routes.home());
  };
}
