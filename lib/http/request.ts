import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { send, unwrap, type Call } from './send';
import { isUnknownCall, refuseUnknownCall, rememberUnknownCall } from './unknown-calls';

export type { RequestContext } from './send';

const MALFORMED_MESSAGE = '服务返回的数据有误，请稍后重试';

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
