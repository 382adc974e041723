import axios, { type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { API_PREFIX, TOKEN_HEADER } from '@/lib/config/api';
import { apiOrigin } from '@/lib/config/api-origin';
import { ApiError } from './api-error';
import { CODE_SUCCESS, CODE_UNAUTHORISED, isEnvelope } from './envelope';
import { sessionToken } from './token';

const BROWSER_TIMEOUT_MS = 15_000;
/** A reader waits for a page being rendered, so the server gives up sooner. */
const SERVER_TIMEOUT_MS = 8_000;

const NETWORK_MESSAGE = '网络异常，请稍后重试';
const TIMEOUT_MESSAGE = '请求超时，请稍后重试';
const MALFORMED_MESSAGE = '服务返回的数据有误，请稍后重试';
const UNAUTHORISED_MESSAGE = '登录已过期，请重新登录';

const client = axios.create({
  // Every status is read here, so that an error page and an envelope take the same way.
  validateStatus: () => true,
  maxRedirects: 0,
  responseType: 'json',
});

export interface RequestContext {
  /** Aborts the call when the reader moved on. */
  signal?: AbortSignal | undefined;
}

interface RequestOptions<T extends z.ZodMiniType> extends RequestContext {
  method: 'GET' | 'POST';
  /** Path below the API prefix, starting with a slash. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** What `data` has to be; the answer is parsed by it. */
  schema: T;
}

/**
 * Calls the API and gives the parsed `data` of the envelope.
 * @throws ApiError, and nothing else but the abort of `signal`
 */
export async function request<T extends z.ZodMiniType>(options: RequestOptions<T>): Promise<z.output<T>> {
  const { method, path, query, body, schema, signal } = options;
  const token = sessionToken();
  let response: AxiosResponse<unknown>;
  try {
    response = await client.request<unknown>({
      baseURL: `${apiOrigin()}${API_PREFIX}`,
      url: path,
      method,
      ...(query && { params: query }),
      ...(body !== undefined && { data: body }),
      ...(signal && { signal }),
      ...(token && { headers: { [TOKEN_HEADER]: token } }),
      timeout: typeof window === 'undefined' ? SERVER_TIMEOUT_MS : BROWSER_TIMEOUT_MS,
    });
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    const timedOut = axios.isAxiosError(error) && error.code === 'ECONNABORTED';
    // The whole axios error would fill the log with its request.
    const cause = axios.isAxiosError(error) ? `${error.code}: ${method} ${path}` : error;
    throw new ApiError({ kind: 'network', message: timedOut ? TIMEOUT_MESSAGE : NETWORK_MESSAGE, cause });
  }
  return parse(unwrap(response), schema, path);
}

function unwrap({ data: body, status }: AxiosResponse<unknown>): unknown {
  if (!isEnvelope(body)) throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE, status });
  const { code } = body;
  const message = typeof body.message === 'string' ? body.message : '';
  if (code === CODE_UNAUTHORISED) {
    throw new ApiError({ kind: 'unauthorised', message: message || UNAUTHORISED_MESSAGE, code, status });
  }
  if (status < 200 || status > 299) throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE, code, status });
  if (code !== CODE_SUCCESS) {
    throw new ApiError({ kind: 'business', message: message || NETWORK_MESSAGE, code, status });
  }
  return body.data ?? null;
}

function parse<T extends z.ZodMiniType>(data: unknown, schema: T, path: string): z.output<T> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  console.warn(`The API's answer to ${path} is malformed:`, z.prettifyError(parsed.error));
  throw new ApiError({ kind: 'malformed', message: MALFORMED_MESSAGE, cause: parsed.error });
}
