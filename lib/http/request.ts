import axios, { type AxiosResponse, type ResponseType } from 'axios';
import * as z from 'zod/mini';
import { API_PREFIX, NEVER_SENT_HEADER, TOKEN_HEADER } from '@/lib/config/api';
import { env, isBuilding } from '@/lib/config/env';
import { ApiError, NETWORK_MESSAGE, UNCERTAIN_MESSAGE } from './api-error';
import { isOffline, noteAnswer } from './connection';
import { CODE_SUCCESS, CODE_UNAUTHORISED, isEnvelope } from './envelope';
import { noteServerTime } from './server-clock';
import { sessionToken } from './token';
import { isUnknownCall, refuseUnknownCall, rememberUnknownCall } from './unknown-calls';

const BROWSER_TIMEOUT_MS = 15_000;
/** Shorter on the server, because a reader waits for the page. */
const SERVER_TIMEOUT_MS = 5_000;
/** Longest answer in bytes: an endless one would fill the server's memory until the time-out. */
const MAX_ANSWER_BYTES = 32 * 2 ** 20;
const PAYLOAD_TOO_LARGE = 413;

const TIMEOUT_MESSAGE = '请求超时，请稍后重试';
const UNAUTHORISED_MESSAGE = '登录已过期，或内容不存在、没有权限';
const TOO_LARGE_MESSAGE = '内容过大，服务器拒绝接收，请精简后重试';
const MALFORMED_MESSAGE = '服务返回的数据有误，请稍后重试';

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
  const offline = isOffline();
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
    noteAnswer();
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

interface ParsedCall<T extends z.ZodMiniType> extends Call {
  schema: T;
}

type CallObserver = (call: Call, schema: z.ZodMiniType) => void;
let observer: CallObserver | undefined;

/** Tells tools of every call and of the schema of its answer: scripts/check-api and docs/openapi.json. */
export function observeCalls(next: CallObserver | undefined): void {
  observer = next;
}

/** Metrics and traces of the server hear of the call (lib/server/telemetry.ts). */
const traced = <T>(path: string, run: () => Promise<T>): Promise<T> =>
  globalThis.traceApiCall ? globalThis.traceApiCall({ path }, run) : run();

/** The unchecked `data`. An unknown optional call is sent once per tab. */
async function answerOf(call: Call): Promise<unknown> {
  const remembers = call.mayBeMissing && typeof window !== 'undefined';
  if (remembers) refuseUnknownCall(call.path);
  try {
    return unwrap(await send(call), call.isWrite);
  } catch (error) {
    if (remembers && isUnknownCall(error)) rememberUnknownCall(call.path);
    throw error;
  }
}

async function parsedAnswer<T extends z.ZodMiniType>(schema: T, call: Call): Promise<z.output<T>> {
  observer?.(call, schema);
  const parsed = z.safeParse(schema, await answerOf(call));
  if (parsed.success) return parsed.data;
  console.warn(`The API's answer to ${call.path} is malformed:`, z.prettifyError(parsed.error));
  throw new ApiError({ kind: 'malformed', message: MALFORMED_MESSAGE, cause: parsed.error });
}

/** @param options without a schema `data` may be anything @throws ApiError, or the abort of `signal` */
export function request<T extends z.ZodMiniType>(options: ParsedCall<T>): Promise<z.output<T>>;
export function request(options: Call): Promise<unknown>;
export function request({ schema = z.unknown(), ...call }: Call & { schema?: z.ZodMiniType }): Promise<unknown> {
  return traced(call.path, () => parsedAnswer(schema, call));
}

/** Without a readable answer its error is `uncertain`, and the write must be looked up before a retry. */
export function write<T extends z.ZodMiniType>(options: ParsedCall<T>): Promise<z.output<T>>;
export function write(options: Call): Promise<unknown>;
export function write({ schema = z.unknown(), ...call }: Call & { schema?: z.ZodMiniType }): Promise<unknown> {
  return traced(call.path, () => parsedAnswer(schema, { ...call, isWrite: true }));
}
