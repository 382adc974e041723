'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { finishUndoable } from '@/lib/browser/undo';
import { routes } from '@/lib/config/routes';
import { endSession } from '@/lib/domain/session/store';

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

/** Signs out: what was deleted is deleted, the token removed, the user cleared, home reloaded. */
export function useLogout() {
  const client = useQueryClient();
  return async () => {
    if (finishUndoable() > 0) await settled(client);
    endSession();
    client.clear();
    window.location.assign(routes.home());
  };
}
