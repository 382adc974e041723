import { http } from 'msw';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { viewerOf } from '@/mocks/handlers/access';
import { noteOrigin } from './site';

const MAX_KEPT = 20_000;
const MAX_BODY = 10_000;
/** Answers are larger than requests: only those of the latest calls are kept. */
const MAX_ANSWERS = 500;

const isText = ({ headers }: Request | Response): boolean =>
  /json|text|urlencoded/.test(headers.get('content-type') ?? '');

/** A call as it was received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
  /** User id of the valid token. */
  userId: string | null;
  time: number;
  /** Rises with every call, also past a reset. */
  number: number;
  /** Null until the server has answered, and 0 when it cut the connection. */
  status: number | null;
  durationMs: number | null;
  /** The beginning of the answer's text; null without one, and of calls long ago. */
  answer: string | null;
}

let received: ReceivedRequest[] = [];
let counted = 0;
/** The calls whose answers are about to be sent. */
const answering = new WeakMap<Response, ReceivedRequest>();

export const clearRequests = (): void => {
  received = [];
};

/** The calls received since the last reset, oldest first. */
export const listRequests = (path: string | null): ReceivedRequest[] =>
  path === null ? received : received.filter((request) => request.path === path);

/** The latest calls that have the text anywhere, oldest first. */
export function searchRequests(search: string, limit: number): ReceivedRequest[] {
  const wanted = search.toLowerCase();
  const found: ReceivedRequest[] = [];
  for (const request of received.toReversed()) {
    if (found.length >= limit) break;
    if (JSON.stringify(request).toLowerCase().includes(wanted)) found.unshift(request);
  }
  return found;
}

/** Notes a call before it is answered. */
export async function noteRequest(request: Request): Promise<ReceivedRequest> {
  const { pathname, searchParams } = new URL(request.url);
  counted += 1;
  const entry: ReceivedRequest = {
    method: request.method,
    path: pathname.startsWith(`${API_PREFIX}/`) ? pathname.slice(API_PREFIX.length) : pathname,
    query: Object.fromEntries(searchParams),
    body: '',
    userId: viewerOf(request)?.id ?? null,
    time: Date.now(),
    number: counted,
    status: null,
    durationMs: null,
    answer: null,
  };
  received.push(entry);
  const old = received.at(-MAX_ANSWERS);
  if (old) old.answer = null;
  if (received.length > MAX_KEPT) received = received.slice(-MAX_KEPT / 2);
  noteOrigin(request.headers.get('origin'));
  if (request.body && isText(request)) entry.body = (await request.clone().text()).slice(0, MAX_BODY);
  return entry;
}

export function noteAnswer(entry: ReceivedRequest, response: Response): void {
  entry.status = response.status;
  entry.durationMs = Date.now() - entry.time;
  answering.set(response, entry);
}

export function noteAnswerBody(response: Response, body: Buffer): void {
  const entry = answering.get(response);
  if (entry && isText(response)) entry.answer = body.toString('utf8', 0, MAX_BODY);
}

/** Stands before every other handler and answers nothing. */
export const requestLog = http.all('*', async ({ request }) => {
  await noteRequest(request);
});
