import { useSyncExternalStore } from 'react';

/** How long the API wants between two codes (specification 1, section 9). */
const COUNTDOWN_SECONDS = 60;
const READY_KEY = 'EMAIL_CODE_READY_AT';
const TICK_MS = 250;

/** Epoch milliseconds; the API counts per browser, so one countdown serves all forms, and outlives a reload. */
let readyAt = 0;

function restore(): number {
  try {
    return Number(sessionStorage.getItem(READY_KEY)) || 0;
  } catch {
    return 0;
  }
}

const listeners = new Set<() => void>();

export function startCodeCountdown(): void {
  readyAt = Date.now() + COUNTDOWN_SECONDS * 1000;
  try {
    sessionStorage.setItem(READY_KEY, String(readyAt));
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function secondsLeft(): number {
  const seconds = Math.ceil((Math.max(readyAt, restore()) - Date.now()) / 1000);
  // A clock that was set back must not lock the form.
  return seconds > COUNTDOWN_SECONDS ? 0 : Math.max(0, seconds);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const timer = setInterval(onChange, TICK_MS);
  return () => {
    listeners.delete(onChange);
    clearInterval(timer);
  };
}

/** Seconds until another code may be asked for, 60 to 0. */
export const useCodeCountdown = (): number => useSyncExternalStore(subscribe, secondsLeft, () => 0);
