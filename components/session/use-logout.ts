'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useOwner } from '@/lib/browser/owner';
import { announceSignOut, reloadOnReturn } from '@/lib/browser/signing-out';
import { loadOfflineReading } from '@/lib/offline/load-reading';
import { canReadOffline } from '@/lib/offline/setting';
import { flushUndoable } from '@/lib/browser/undo';
import { waitForStorage } from '@/lib/browser/wait-for-storage';
import { routes } from '@/lib/config/routes';
import { endSession } from '@/lib/domain/session/session-store';

/** A slow call or storage must not keep the member signed in. */
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

/** The list of what was read is personal, even where the pages are not. */
async function dropKeptCopies(owner: string): Promise<void> {
  if (!canReadOffline() || !navigator.serviceWorker.controller) return;
  const drop = async () => (await loadOfflineReading()).forgetOfflineReading(owner);
  await waitForStorage(drop(), MAX_WAIT_MS);
}

interface LogoutOptions {
  clear?: (owner: string) => Promise<void>;
}

/** Flushes pending deletions, removes the token and the kept pages, reloads home. Other data stays unless cleared. */
export function useLogout() {
  const client = useQueryClient();
  return async ({ clear }: LogoutOptions = {}) => {
    if (flushUndoable() > 0) await settled(client);
    const { owner } = useOwner.getState();
    endSession();
    client.clear();
    await dropKeptCopies(owner);
    if (clear) await clear(owner);
    else announceSignOut(false);
    reloadOnReturn();
    window.location.assign(routes.home());
  };
}
