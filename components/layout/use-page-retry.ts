'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { endProgress } from '@/lib/browser/navigation-progress';
import { isOffline, tellOffline } from '@/lib/browser/offline';
import { showToast } from '@/lib/browser/toast-store';
import { NETWORK_MESSAGE } from '@/lib/http/api-error';
import { pageStatus } from '@/lib/http/page-status';

/** Back-off of the retries that nobody asked for; the first is what the server says in Retry-After. */
const WAITS_MS = [30_000, 60_000, 120_000, 240_000];
/** Jitter, so that not all readers ask at once. */
const MAX_JITTER = 0.5;
const UNAVAILABLE = 500;

/**
 * Retries the page that failed, in place: what is typed in its frame stays. It does so by itself a few times, with a
 * back-off and only while the page is visible and online, and at once when the browser is online again.
 */
export function usePageRetry() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [tries, setTries] = useState(0);

  // A layout effect, as the end of the navigation is reported in one (`ProgressBar`).
  useLayoutEffect(() => endProgress('failed'), []);

  /** Asks first: the router leaves the site for a document, and the frame with it, when it gets no answer. */
  const refresh = useCallback(
    (isNeeded: (status: number) => boolean) =>
      startTransition(async () => {
        const status = await pageStatus();
        if (status === undefined) showToast(NETWORK_MESSAGE, 'failed');
        else if (isNeeded(status)) startTransition(() => router.refresh());
      }),
    [router],
  );
  useEffect(() => {
    const wait = WAITS_MS[tries];
    if (pending || wait === undefined) return;
    let due = false;
    const attempt = () => {
      due = true;
      if (document.visibilityState === 'hidden' || isOffline()) return;
      setTries(tries + 1);
      refresh((status) => status < UNAVAILABLE);
    };
    const attemptIfDue = () => due && attempt();
    const timer = setTimeout(attempt, wait * (1 + Math.random() * MAX_JITTER));
    document.addEventListener('visibilitychange', attemptIfDue);
    window.addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', attemptIfDue);
      window.removeEventListener('online', attempt);
    };
  }, [tries, pending, refresh]);

  return {
    // Also where it fails again: the API may say something else by then.
    retry: () => (isOffline() ? tellOffline() : refresh(() => true)),
    pending,
    /** What happens next, for a live region. */
    note: pending ? '正在重试…' : tries < WAITS_MS.length ? '稍后会自动重试' : '请稍后手动重试',
  };
}
