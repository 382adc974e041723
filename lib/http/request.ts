import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { send, unwrap, type Call } from './send';
import { isUnknownCall, refuseUnknownCall, rememberUnknownCall } from './unknown-calls';

export type { RequestContext } from './send';

const MALFORMED_MESSAGE = '服务返回的数据有误，请稍后重试';

interface RequestOptions<T extends z.ZodMiniType> extends Call {
  /** Schema of `data`; anything by default. */
  schema?: T;
}

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

/** Calls the API and parses the envelope's `data`. @throws ApiError, or the abort of `signal` */
export async function request<T extends z.ZodMiniType = z.ZodMiniUnknown>({
  schema,
  ...call
}: RequestOptions<T>): Promise<z.output<T>> {
  const data = await answerOf(call);
  if (!schema) return data as z.output<T>;
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  console.warn(`The API's answer to ${call.path} is malformed:`, z.prettifyError(parsed.error));
  throw new ApiError({ kind: 'malformed', message: MALFORMED_MESSAGE, cause: parsed.error });
}

/**
 * `request` for a write: without a readable answer its error is `uncertain`, and it must be looked up before a retry.
 */
export const write = <T extends z.ZodMiniType = z.ZodMiniUnknown>(options: RequestOptions<T>) =>
  request({ ...options, isWrite: true });
