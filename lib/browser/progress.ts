export interface ProgressState {
  phase: 'hidden' | 'running' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
}

interface ProgressOptions {
  throttleMs?: number;
  durationMs?: number;
  tickMs?: number;
  hideDelayMs?: number;
}

const HIDDEN: ProgressState = { phase: 'hidden', percent: 0 };
/** It waits here for the end; only the end fills the bar. */
const WAITING_PERCENT = 98;

/**
 * The progress bar without a face. `start` shows it unless the end comes within the throttle; it
 * fills over the duration, and after `finish` or `fail` it hides. A new `start` begins again.
 */
export function createProgress({
  throttleMs = 200,
  durationMs = 5000,
  tickMs = 100,
  hideDelayMs = 500,
}: ProgressOptions = {}) {
  let state = HIDDEN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited = false;
  const listeners = new Set<() => void>();

  const become = (next: ProgressState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const tick = () => {
    become({ phase: 'running', percent: Math.min(WAITING_PERCENT, state.percent + (100 * tickMs) / durationMs) });
    timer = setTimeout(tick, tickMs);
  };
  const end = (phase: 'done' | 'failed') => {
    if (!awaited) return;
    awaited = false;
    clearTimeout(timer);
    // What was quicker than the throttle was never seen; a failure is worth seeing all the same.
    if (state.phase !== 'running' && phase === 'done') return become(HIDDEN);
    become({ phase, percent: 100 });
    timer = setTimeout(() => become(HIDDEN), hideDelayMs);
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => {
      if (awaited) return;
      awaited = true;
      clearTimeout(timer);
      if (state !== HIDDEN) become(HIDDEN);
      timer = setTimeout(tick, throttleMs);
    },
    finish: () => end('done'),
    fail: () => end('failed'),
  };
}
