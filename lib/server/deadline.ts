import 'server-only';
import { cache } from 'react';

const PAGE_BUDGET_MS = 5_000;

/**
 * The signal of every call that a page makes while it is rendered: together, however many they are, they get
 * five seconds from the first on. In a route handler, which React does not render, each call gets its own.
 */
export const deadline = cache(() => AbortSignal.timeout(PAGE_BUDGET_MS));
