import axios, { type AxiosResponse, type ResponseType } from 'axios';
import { API_PREFIX, NEVER_SENT_HEADER, TOKEN_HEADER } from '@/lib/config/api';
import { apiOrigin } from '@/lib/config/api-origin';
import { ApiError, NETWORK_MESSAGE, UNCERTAIN_MESSAGE } from './api-error';
import { CODE_SUCCESS, CODE_UNAUTHORISED, isEnvelope } from './envelope';
import { noteServerTime } from './server-clock';
import { sessionToken } from './token';

const BROWSER_TIMEOUT_MS = 15_000;
/** Shorter time-out on the server, as a reader waits for the page. */
const SERVER_TIMEOUT_MS = 5_000;
/** Longest answer, in bytes: one without an end would fill the server's memory until the time-out. */
const MAX_ANSWER_BYTES = 32 * 2 ** 20;
const PAYLOAD_TOO_LARGE = 413;

const TIMEOUT_MESSAGE = '请求超时，请稍后重试';
const UNAUTHORISED_MESSAGE = '登录已过期，或内容不存在、没有权限';
const TOO_LARGE_MESSAGE = '内容过大，服务器拒绝接收，请精简后重试';

const client = axios.create({
  // Every status is read here, so that an error page and an envelope take the same way.
  validateStatus: () => true,
  maxRedirects: 0,
  maxContentLength: MAX_ANSWER_BYTES,
});

export interface RequestContext {
  /** Aborts the call when the reader moved on; on the server the default is the deadline of the request that is answered. */
  signal?: AbortSignal | undefined;
  /** Session token of the call; in a browser the default is its own session's. */
  token?: string | undefined;
}

/** A call with a body is a POST, one without is a GET. */
export interface Call extends RequestContext {
  /** Path below the API prefix, starting with a slash. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** Releases of the API lack it: then it is not sent again and again (`unknown-calls.ts`). */
  mayBeMissing?: boolean;
  /** The path is the whole one, besides the API's prefix. */
  besidesApi?: boolean;
  /** Called with the share (0 to 1) of the body that has been sent. */
  onProgress?: ((share: number) => void) | undefined;
  timeoutMs?: number;
  /** It changes something at the API, so that without a readable answer nobody knows whether it took effect. */
  isWrite?: boolean;
  /** Sent to its end although the page is left meanwhile. */
  keepalive?: boolean;
}

/**
 * Sends a call to the API, whatever its answer is.
 * @throws ApiError 'network' without an answer in time, and the reader's own abort of `signal`
 */
export async function send(call: Call, responseType: ResponseType = 'json') {
  const {
    path,
    query,
    body,
    signal = globalThis.requestDeadline?.(),
    token = sessionToken(),
    besidesApi,
    onProgress,
    timeoutMs,
    isWrite,
    keepalive,
  } = call;
  const method = body === undefined ? 'GET' : 'POST';
  // A connection that breaks while the request runs does not tell whether it arrived.
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  try {
    const answer = await client.request<unknown>({
      baseURL: besidesApi ? apiOrigin() : `${apiOrigin()}${API_PREFIX}`,
      url: path,
      method,
      responseType,
      ...(query && { params: query }),
      ...(body !== undefined && { data: body }),
      ...(signal && { signal }),
      // Nobody but the API gets to see the session.
      ...(token && !besidesApi && { headers: { [TOKEN_HEADER]: token } }),
      ...(keepalive && {
        adapter: 'fetch',
        fetchOptions: { keepalive },
        // Only a browser's own fetch takes a relative one.
        baseURL: `${apiOrigin() || window.location.origin}${API_PREFIX}`,
      }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      timeout: timeoutMs ?? (typeof window === 'undefined' ? SERVER_TIMEOUT_MS : BROWSER_TIMEOUT_MS),
    });
    noteServerTime(answer.headers.date);
    return answer;
  } catch (error) {
    const pastDeadline = signal?.reason instanceof Error && signal.reason.name === 'TimeoutError';
    if (axios.isCancel(error) && !pastDeadline) throw error;
    const timedOut = pastDeadline || (axios.isAxiosError(error) && error.code === 'ECONNABORTED');
    // Not the whole axios error, which would fill the log with its request.
    const cause = axios.isAxiosError(error) ? `${error.code}: ${method} ${path}` : error;
    const uncertain = isWrite === true && !offline;
    const message = timedOut ? TIMEOUT_MESSAGE : NETWORK_MESSAGE;
    throw new ApiError({ kind: 'network', message: uncertain ? UNCERTAIN_MESSAGE : message, uncertain, cause });
  }
}

type Answer = Pick<AxiosResponse<unknown>, 'data' | 'status'> & Partial<Pick<AxiosResponse, 'headers'>>;

/**
 * The unchecked `data` of an answer's envelope.
 * @param isWrite an answer that is no envelope leaves open whether the write took effect, whatever its status: the API is
 * known to crash after it has carried a call out, and a proxy to answer for a connection that it lost.
 * @throws ApiError when the answer is none, or tells a failure
 */
export function unwrap({ data: body, status, headers }: Answer, isWrite = false): unknown {
  if (status === PAYLOAD_TOO_LARGE) throw new ApiError({ kind: 'network', message: TOO_LARGE_MESSAGE, status });
  const uncertain = isWrite && headers?.[NEVER_SENT_HEADER.toLowerCase()] === undefined;
  const unreadable = () =>
    new ApiError({ kind: 'network', message: uncertain ? UNCERTAIN_MESSAGE : NETWORK_MESSAGE, status, uncertain });
  if (!isEnvelope(body)) throw unreadable();
  const { code } = body;
  const message = typeof body.message === 'string' ? body.message : '';
  if (code === CODE_UNAUTHORISED) {
    // The API's own sentences of this kind are English.
    const shown = /\p{Script=Han}/u.test(message) ? message : UNAUTHORISED_MESSAGE;
    throw new ApiError({ kind: 'unauthorised', message: shown, status });
  }
  if (status < 200 || status > 299) throw unreadable();
  if (code !== CODE_SUCCESS) {
    throw new ApiError({ kind: 'business', message: message || NETWORK_MESSAGE, status });
  }
  return body.data ?? null;
}
