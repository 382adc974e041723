import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { send, unwrap, type Call } from './send';
import { isUnknownCall, refuseUnknownCall, rememberUnknownCall } from './unknown-calls';

export type { RequestContext } from './send';

const MALFORMED_MESSAGE = '服务返回的数据有误，请稍后重试';

interface RequestOptions<T extends z.ZodMiniType> extends Call {
  /** What `data` has to be; the answer is parsed by it. By default anything. */
  schema?: T;
}

/** The unchecked `data`. A call that may be missing, and is, is sent once in a tab. */
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

/**
 * Calls the API and gives the parsed `data` of the envelope.
 * @throws ApiError, and nothing else but the abort of `signal`
 */
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
 * `request` for a call that changes something. An answer that nobody can read makes its error `uncertain`, and the write
 * must be looked up before it is offered again.
 */
export const write = <T extends z.ZodMiniType = z.ZodMiniUnknown>(options: RequestOptions<T>) =>
  request({ ...options, isWrite: true });
