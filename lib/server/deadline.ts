import { AsyncLocalStorage } from 'node:async_hooks';

const REQUEST_BUDGET_MS = 5_000;

type Budget = () => AbortSignal;

/** The budget of the request that is being answered. The server in front and Next's bundles share this process only. */
const budgets: AsyncLocalStorage<Budget> = (globalThis.requestBudgets ??= new AsyncLocalStorage());

declare global {
  var requestBudgets: AsyncLocalStorage<() => AbortSignal> | undefined;
}

/** Answers one request: all calls that are made for it share one deadline. */
export function withDeadline<T>(answer: () => T): T {
  let signal: AbortSignal | undefined;
  return budgets.run(() => (signal ??= AbortSignal.timeout(REQUEST_BUDGET_MS)), answer);
}

/**
 * The signal of every call to the API that is made for a request: together, however many they are, and its error page's
 * included, they get five seconds from the first on. In development each call gets its own.
 */
export const deadline = (): AbortSignal => budgets.getStore()?.() ?? AbortSignal.timeout(REQUEST_BUDGET_MS);
