import axios, { type AxiosResponse, type ResponseType } from 'axios';
import { API_PREFIX, NEVER_SENT_HEADER, TOKEN_HEADER } from '@/lib/config/api';
import { env, isBuilding } from '@/lib/config/env';
import { ApiError, NETWORK_MESSAGE, UNCERTAIN_MESSAGE } from './api-error';
import { CODE_SUCCESS, CODE_UNAUTHORISED, isEnvelope } from './envelope';
import { noteServerTime } from './server-clock';
import { sessionToken } from './token';

const BROWSER_TIMEOUT_MS = 15_000;
/** Shorter on the server, because a reader waits for the page. */
const SERVER_TIMEOUT_MS = 5_000;
/** Longest answer in bytes: an endless one would fill the server's memory until the time-out. */
const MAX_ANSWER_BYTES = 32 * 2 ** 20;
const PAYLOAD_TOO_LARGE = 413;

const TIMEOUT_MESSAGE = '请求超时，请稍后重试';
const UNAUTHORISED_MESSAGE = '登录已过期，或内容不存在、没有权限';
const TOO_LARGE_MESSAGE = '内容过大，服务器拒绝接收，请精简后重试';

const client = axios.create({
  // All statuses are read here, so that error pages and envelopes take the same way.
  validateStatus: () => true,
  maxRedirects: 0,
  maxContentLength: MAX_ANSWER_BYTES,
});

function apiOrigin(): string {
  if (typeof window !== 'undefined') return '';
  // Pages of the build are never served (lib/server/page-cache/page-cache.ts), so none needs the API.
  if (isBuilding()) throw new Error('There is no API while building.');
  return env().API_ORIGIN;
}

export interface RequestContext {
  /** Aborts the call; on the server defaults to the request's deadline. */
  signal?: AbortSignal | undefined;
  /** Session token; in a browser defaults to the session's. */
  token?: string | undefined;
}

export interface Call extends RequestContext {
  /** Path below the API prefix, with a leading slash. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** Some releases lack the call: then it is not repeated (`unknown-calls.ts`). */
  mayBeMissing?: boolean;
  /** The path is absolute, outside the API's prefix. */
  besidesApi?: boolean;
  /** Called with the sent share of the body, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  timeoutMs?: number;
  /** It changes something, so that without a readable answer its effect is unknown. */
  isWrite?: boolean;
  /** It is sent to its end even when the page unloads. */
  keepalive?: boolean;
}

/** The answer may be a failure. @throws ApiError 'network' without an answer in time, or the abort of `signal` */
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
  // Offline before sending: certainly not sent. Lost while running: it may have arrived.
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
      // Only the API gets the session.
      ...(token && !besidesApi && { headers: { [TOKEN_HEADER]: token } }),
      ...(keepalive && {
        adapter: 'fetch',
        fetchOptions: { keepalive },
        // Only a browser's own fetch takes relative addresses.
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
    // The whole axios error would fill the log with its request.
    const cause = axios.isAxiosError(error) ? `${error.code}: ${method} ${path}` : error;
    const uncertain = isWrite === true && !offline;
    const message = timedOut ? TIMEOUT_MESSAGE : NETWORK_MESSAGE;
    throw new ApiError({ kind: 'network', message: uncertain ? UNCERTAIN_MESSAGE : message, uncertain, cause });
  }
}

type Answer = Pick<AxiosResponse<unknown>, 'data' | 'status'> & Partial<Pick<AxiosResponse, 'headers'>>;

/** @param isWrite has an unknown effect without an envelope, as the API may crash after it. @throws ApiError */
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
