import 'server-only';
import { createContext, Script } from 'node:vm';
import type { RunLimited } from '@/lib/html/code-blocks';

/** Limit for one text in all, and for a part: a hundred times the usual, for a busy machine. */
const MOST_MS = 2_000;
const MOST_MS_AT_ONCE = 1_000;

const SLOW_MS = 200;
/** The limit for slow work of all texts, so that a series of hostile ones does not block the server. */
const MOST_SLOW_MS_A_MINUTE = 6_000;
let slow = { minute: 0, ms: 0 };

function slowWork() {
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== slow.minute) slow = { minute, ms: 0 };
  return slow;
}

/** vm's time-out is the one way to stop synchronous code, regular expressions included; it isolates nothing. */
const context: { work: (() => unknown) | null } = { work: null };
createContext(context);
const script = new Script('work()');

// The error is of another realm, so `instanceof` fails.
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** A runner for one text: slow work is aborted, and all further work with it, so that no text blocks the server. */
export function limitedRun(): RunLimited {
  let left = MOST_MS;
  return <T>(work: () => T): T | undefined => {
    if (left < 1 || slowWork().ms >= MOST_SLOW_MS_A_MINUTE) return undefined;
    const started = performance.now();
    let result: T | undefined;
    context.work = () => void (result = work());
    try {
      script.runInContext(context, { timeout: Math.min(MOST_MS_AT_ONCE, Math.ceil(left)) });
      return result;
    } catch (error) {
      if (isTimeout(error)) return undefined;
      throw error;
    } finally {
      context.work = null;
      const took = performance.now() - started;
      left -= took;
      if (took >= SLOW_MS) slowWork().ms += took;
    }
  };
}
