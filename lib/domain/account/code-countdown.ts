import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { deviceValue } from '@/lib/browser/storage';

const COUNTDOWN_SECONDS = 60;
const TICK_MS = 250;

/** The API counts per browser, so one countdown serves all forms and tabs, and outlives a reload. */
const readyAt = deviceValue({ key: 'EMAIL_CODE_READY_AT', schema: z.number() });

export const startCodeCountdown = (): void => void readyAt.set(Date.now() + COUNTDOWN_SECONDS * 1000);

function secondsLeft(): number {
  const seconds = Math.ceil(((readyAt.get() ?? 0) - Date.now()) / 1000);
  // A clock that was set back must not lock the form.
  return seconds > COUNTDOWN_SECONDS ? 0 : Math.max(0, seconds);
}

function subscribe(onChange: () => void): () => void {
  const stop = readyAt.subscribe(onChange);
  const timer = setInterval(onChange, TICK_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}

export const useCodeCountdown = (): number => useSyncExternalStore(subscribe, secondsLeft, () => 0);
