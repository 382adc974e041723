/** The front server, the page cache and Next's bundles share only the process, in which Node finds channels by name. */
import { channel, tracingChannel } from 'node:diagnostics_channel';

const PREFIX = 'gimishare';

function typedChannel<Message>(name: string) {
  const plain = channel(`${PREFIX}:${name}`);
  return {
    publish: (message: Message) => plain.publish(message),
    subscribe: (listener: (message: Message) => void) => plain.subscribe((message) => listener(message as Message)),
  };
}

export interface CacheLookup {
  layer: 'micro' | 'memory' | 'disk' | 'redis';
  /** `shared`: several readers waited for one rendering. */
  result: 'hit' | 'stale' | 'shared' | 'miss';
}
export const cacheLookups = typedChannel<CacheLookup>('cache-lookup');

export interface Rendering {
  /** Absent for the error pages, which are rendered before the first request. */
  path: string | undefined;
  result: 'kept' | 'missing' | 'forgotten' | 'uncached' | 'failed';
}
export const renderings = typedChannel<Rendering>('rendering');

export const redisAvailability = typedChannel<{ isAvailable: boolean }>('redis-availability');

/** Tells watchers of an operation's beginning; the function that they give then is told of its end. */
function operations<Operation extends object>(name: string) {
  const tracing = tracingChannel<unknown, Operation & { error?: unknown }>(`${PREFIX}:${name}`);
  return {
    trace: <T>(operation: Operation, run: () => Promise<T>): Promise<T> => tracing.tracePromise(run, operation),
    watch(begun: (operation: Operation) => (error: unknown) => void): void {
      const ends = new WeakMap<object, (error: unknown) => void>();
      tracing.start.subscribe((message) => ends.set(message as Operation, begun(message as Operation)));
      tracing.asyncEnd.subscribe((message) => {
        const { error } = message as { error?: unknown };
        ends.get(message as Operation)?.(error);
      });
    },
  };
}

export const redisCommands = operations<object>('redis-command');

interface ApiCall {
  /** Path below the API's prefix; the API has no ids in paths. */
  path: string;
}
export const apiCalls = operations<ApiCall>('api-call');

declare global {
  /** Tells of a call of the API (`lib/http/request.ts`); set on the server only. */
  var traceApiCall: typeof apiCalls.trace | undefined;
}

globalThis.traceApiCall ??= apiCalls.trace;
