import 'server-only';
import { cache } from 'react';

const PAGE_BUDGET_MS = 5_000;

/** A signal that aborts after the time that readers wait for a page. */
export const pageBudget = () => AbortSignal.timeout(PAGE_BUDGET_MS);

/**
 * The signal of every call that a page makes while it is rendered: together, however many they are, they get
 * five seconds from the first on. In a route handler, which React does not render, each call gets its own.
 */
export const deadline = cache(pageBudget);
