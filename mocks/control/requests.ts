import { http } from 'msw';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { viewerOf } from '@/mocks/handlers/access';

const MAX_KEPT = 20_000;
const MAX_BODY = 10_000;

/** A call as it was received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
  /** User id of the valid token. */
  userId: string | null;
  time: number;
}

let received: ReceivedRequest[] = [];

export const clearRequests = (): void => {
  received = [];
};

/** The calls received since the last reset, oldest first. */
export const listRequests = (path: string | null): ReceivedRequest[] =>
  path === null ? received : received.filter((request) => request.path === path);

/** Stands before every other handler and answers nothing. */
export const requestLog = http.all('*', async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const entry: ReceivedRequest = {
    method: request.method,
    path: pathname.startsWith(`${API_PREFIX}/`) ? pathname.slice(API_PREFIX.length) : pathname,
    query: Object.fromEntries(searchParams),
    body: '',
    userId: viewerOf(request)?.id ?? null,
    time: Date.now(),
  };
  received.push(entry);
  if (received.length > MAX_KEPT) received = received.slice(-MAX_KEPT / 2);
  const isText = /json|text|urlencoded/.test(request.headers.get('content-type') ?? '');
  if (request.body && isText) entry.body = (await request.clone().text()).slice(0, MAX_BODY);
});
