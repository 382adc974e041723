'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { endProgress } from '@/lib/browser/navigation-progress';
import { unlessOffline } from '@/lib/browser/offline';
import { showToast } from '@/lib/browser/toast-store';
import { NETWORK_MESSAGE } from '@/lib/http/api-error';
import { isOffline } from '@/lib/http/connection';
import { pageStatus } from '@/lib/http/page-status';

/** Back-off of automatic retries; the first is the server's Retry-After. */
const WAITS_MS = [30_000, 60_000, 120_000, 240_000];
/** Jitter, so that readers do not retry at once. */
const MAX_JITTER = 0.5;
const UNAVAILABLE = 500;
const SECOND_MS = 1_000;

/** Retries a failed page in place, so that typed text in its frame stays: with back-off while visible and online. */
export function usePageRetry() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [tries, setTries] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState<number>();

  // A layout effect, because `ProgressBar` reports the end in one.
  useLayoutEffect(() => endProgress('failed'), []);

  /** Probes first: without an answer the router would load a document, and lose the frame. */
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
    const delay = wait * (1 + Math.random() * MAX_JITTER);
    const timer = setTimeout(attempt, delay);
    const dueAt = Date.now() + delay;
    const countdown = setInterval(
      () => setSecondsLeft(Math.max(0, Math.ceil((dueAt - Date.now()) / SECOND_MS))),
      SECOND_MS,
    );
    document.addEventListener('visibilitychange', attemptIfDue);
    window.addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      clearInterval(countdown);
      setSecondsLeft(undefined);
      document.removeEventListener('visibilitychange', attemptIfDue);
      window.removeEventListener('online', attempt);
    };
  }, [tries, pending, refresh]);

  return {
    // A failure refreshes, too: the API's sentence may have changed.
    retry: () => unlessOffline(() => refresh(() => true)),
    pending,
    /** To the next automatic retry; undefined where none is waited for. */
    secondsLeft,
    note: pending ? '正在重试…' : tries < WAITS_MS.length ? '稍后会自动重试' : '请稍后手动重试',
  };
}
