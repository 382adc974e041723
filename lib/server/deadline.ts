import { pageRequest } from './page-request.ts';

const REQUEST_BUDGET_MS = 5_000;

const budget = (): AbortSignal => AbortSignal.timeout(REQUEST_BUDGET_MS);

/**
 * The signal of every call to the API that is made for a request: together, however many they are, and its error page's
 * included, they get five seconds from the first on. In development each call gets its own.
 */
export function deadline(): AbortSignal {
  const request = pageRequest();
  return request ? (request.deadline ??= budget()) : budget();
}
