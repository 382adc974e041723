import 'server-only';
import { createContext, Script } from 'node:vm';
import type { RunLimited } from '@/lib/html/code-blocks';

/** What one text may take in all, and a part of it: a hundred times what they take as a rule, for a busy machine. */
const MOST_MS = 2_000;
const MOST_MS_AT_ONCE = 1_000;

/** The one way to stop synchronous code, regular expressions too; the context isolates nothing. */
const context: { work: (() => unknown) | null } = { work: null };
createContext(context);
const script = new Script('work()');

// The error is one of the context, no instance of the Error here.
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** A run for one text: what takes too long is given up, and after that everything, so that no text stops the server. */
export function limitedRun(): RunLimited {
  let left = MOST_MS;
  return <T>(work: () => T): T | undefined => {
    if (left < 1) return undefined;
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
      left -= performance.now() - started;
    }
  };
}
