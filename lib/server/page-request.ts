import { AsyncLocalStorage } from 'node:async_hooks';

const REQUEST_BUDGET_MS = 5_000;

interface PageRequest {
  /** Shared by all calls to the API that are made for it; it starts with the first one. */
  deadline?: AbortSignal;
  /** What the page is about could not be loaded. */
  failed?: true;
  /** What the API said where it refused what the page is about. */
  refusal?: string | undefined;
}

type Requests = AsyncLocalStorage<PageRequest | undefined>;

/** The request that is being answered. The server in front and Next's bundles share this process only. */
const requests: Requests = (globalThis.pageRequests ??= new AsyncLocalStorage());

declare global {
  var pageRequests: Requests | undefined;
  /** The default signal of a call to the API (`lib/http/send.ts`); only the server has one. */
  var requestDeadline: (() => AbortSignal | undefined) | undefined;
}

// Together, all calls of a request, its error page's included, get five seconds from the first on.
globalThis.requestDeadline ??= () => {
  const request = requests.getStore();
  return request && (request.deadline ??= AbortSignal.timeout(REQUEST_BUDGET_MS));
};

/** Answers one request, its error page included. */
export const forPageRequest = <T>(answer: () => T): T => requests.run({}, answer);

/** Loads what takes longer than a reader would wait for it: each call has its own time-out only. */
export const withoutDeadline = <T>(load: () => T): T => requests.run(undefined, load);

/** The request that is being answered; undefined in development and while building. */
export const pageRequest = (): PageRequest | undefined => requests.getStore();

/** What the API said where it refused what the page is about; undefined where it said nothing. */
export const refusalOfPage = (): string | undefined => requests.getStore()?.refusal;
