import { useSyncExternalStore } from 'react';

/** How long the API wants between two codes (specification 1, section 9). */
const COUNTDOWN_SECONDS = 60;
const READY_KEY = 'EMAIL_CODE_READY_AT';
const TICK_MS = 250;

/** Where storage is forbidden. In epoch milliseconds. */
let unstored = 0;

/** The API counts per browser, so one countdown serves all forms and all tabs; it outlives a reload. */
function readyAt(): number {
  try {
    return Number(localStorage.getItem(READY_KEY)) || 0;
  } catch {
    return unstored;
  }
}

const listeners = new Set<() => void>();

export function startCodeCountdown(): void {
  unstored = Date.now() + COUNTDOWN_SECONDS * 1000;
  try {
    localStorage.setItem(READY_KEY, String(unstored));
  } catch {
    // Kept in `unstored`.
  }
  for (const listener of listeners) listener();
}

function secondsLeft(): number {
  const seconds = Math.ceil((readyAt() - Date.now()) / 1000);
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
