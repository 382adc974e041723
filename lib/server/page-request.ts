import { AsyncLocalStorage } from 'node:async_hooks';

const REQUEST_BUDGET_MS = 5_000;

interface PageRequest {
  /** Address without its query, for metrics. */
  path?: string;
  requestId?: string | undefined;
  /** Shared by all API calls of the request; starts with the first. */
  deadline?: AbortSignal;
  failed?: true;
  /** Something was left out of the page for want of time. */
  isIncomplete?: true;
  /** The API's sentence about the refused subject. */
  refusal?: string | undefined;
}

type Requests = AsyncLocalStorage<PageRequest | undefined>;

/** The current request. The front server and Next's bundles share only the process, hence globalThis. */
const requests: Requests = (globalThis.pageRequests ??= new AsyncLocalStorage());

declare global {
  var pageRequests: Requests | undefined;
  /** Default signal of API calls (`lib/http/request.ts`); set on the server only. */
  var requestDeadline: (() => AbortSignal | undefined) | undefined;
}

globalThis.requestDeadline ??= () => {
  const request = requests.getStore();
  return request && (request.deadline ??= AbortSignal.timeout(REQUEST_BUDGET_MS));
};

export const forPageRequest = <T>(answer: () => T, about: Pick<PageRequest, 'path' | 'requestId'> = {}): T =>
  requests.run({ ...about }, answer);

/** Loads without the shared deadline, for what takes longer than a reader waits. */
export const withoutDeadline = <T>(load: () => T): T => requests.run(undefined, load);

/** There is none in development and while building. */
export const pageRequest = (): PageRequest | undefined => requests.getStore();

export const refusalOfPage = (): string | undefined => requests.getStore()?.refusal;
