import { AsyncLocalStorage } from 'node:async_hooks';

interface PageRequest {
  /** Of all calls to the API that are made for it; from the first call on. */
  deadline?: AbortSignal;
  /** What the page is about could not be loaded. */
  failed?: true;
  /** What the API said where it refused what the page is about. */
  refusal?: string | undefined;
}

/** The request that is being answered. The server in front and Next's bundles share this process only. */
const requests: AsyncLocalStorage<PageRequest> = (globalThis.pageRequests ??= new AsyncLocalStorage());

declare global {
  var pageRequests: AsyncLocalStorage<PageRequest> | undefined;
}

/** Answers one request, its error page included. */
export const forPageRequest = <T>(answer: () => T): T => requests.run({}, answer);

/** The request that is being answered; undefined in development and while building. */
export const pageRequest = (): PageRequest | undefined => requests.getStore();

/** What the API said where it refused what the page is about; undefined where it said nothing. */
export const refusalOfPage = (): string | undefined => requests.getStore()?.refusal;
