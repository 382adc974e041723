'use client';

import { useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/http/server-clock';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** There is no timer while the tab is hidden. */
const restart = () => {
  clearInterval(timer);
  if (document.visibilityState === 'hidden') return;
  tick();
  timer = setInterval(tick, MINUTE_MS);
};

/** One timer for all listeners. @returns unsubscribe */
export function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', restart);
    restart();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', restart);
    clearInterval(timer);
  };
}

/** A text about the API's current time, in epoch milliseconds: only another text renders again, also after the hydration. */
export const useTimeText = (textAt: (now: number) => string, renderedAt: number): string =>
  useSyncExternalStore(
    everyMinute,
    () => textAt(serverNow()),
    () => textAt(renderedAt),
  );

const minute = () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;

/** The current minute of the API's clock, in epoch milliseconds. */
export const useNow = (): number => useSyncExternalStore(everyMinute, minute, minute);
