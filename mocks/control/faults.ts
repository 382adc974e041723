import { setTimeout as sleep } from 'node:timers/promises';
import { getResponse, http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { apiHandlers } from '@/mocks/handlers';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { clearMessageFaults } from '@/mocks/socket/message-faults';

export const faultSchema = z.object({
  method: z.optional(z.string()),
  /** Below the API prefix or whole; a trailing * matches every continuation. */
  path: z.string(),
  status: z.optional(z.int()),
  /** Text as it is (truncated JSON, an HTML page), or anything else as JSON. */
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  /** Delays the answer, at most until the faults are cleared. */
  delayMs: z.optional(z.number()),
  /** Cuts the connection without an answer. */
  drop: z.optional(z.boolean()),
  /** Carries the call out first, so that only its answer is lost. */
  after: z.optional(z.boolean()),
  times: z.optional(z.int()),
});
export type Fault = z.output<typeof faultSchema>;

interface PlantedFault extends Fault {
  id: string;
  /** Resolves when the call may be answered. */
  held?: Promise<void>;
}

/** Lets a call go on that a fault delays or holds. */
interface Release {
  faultId: string;
  run: () => void;
}

let planted = 0;
let faults: PlantedFault[] = [];
/** Outlives a fault that is used up, as its last call may still wait. */
let releases: Release[] = [];

const nextId = (): string => {
  planted += 1;
  return `call-${planted}`;
};

export function addFault(fault: Fault): string {
  const id = nextId();
  faults.push({ ...fault, id });
  return id;
}

/** Holds the calls of a path until the returned function is called: a test needs no long delay. */
export function holdCalls(path: string): () => void {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const id = nextId();
  faults.push({ id, path, held });
  releases.push({ faultId: id, run: resolve });
  return resolve;
}

/** The faults that wait for a call, the first that matches winning, and how often each still applies. */
export const listFaults = (): (Fault & { id: string })[] => faults.map(({ held: _held, ...fault }) => fault);

/** Ends one fault and the delays that it made; false when there is none of this id. */
export function removeFault(id: string): boolean {
  const known = faults.some((fault) => fault.id === id);
  faults = faults.filter((fault) => fault.id !== id);
  for (const { faultId, run } of releases) if (faultId === id) run();
  releases = releases.filter(({ faultId }) => faultId !== id);
  return known;
}

export const clearFaults = (): void => {
  faults = [];
  for (const { run } of releases) run();
  releases = [];
  clearMessageFaults();
};

function delay(ms: number, faultId: string, signal: AbortSignal): Promise<void> {
  const cleared = new AbortController();
  releases.push({ faultId, run: () => cleared.abort() });
  return sleep(ms, undefined, { signal: AbortSignal.any([signal, cleared.signal]) }).catch(() => undefined);
}

const matchesPath = (wanted: string, pathname: string): boolean =>
  [wanted, API_PREFIX + wanted].some((path) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );

function take({ method, url }: Request): PlantedFault | undefined {
  const { pathname } = new URL(url);
  const fault = faults.find(
    (row) => (row.method === undefined || row.method.toUpperCase() === method) && matchesPath(row.path, pathname),
  );
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults = faults.filter((row) => row !== fault);
  }
  return fault;
}

/** Stands before every other handler; lets a call through unless a fault was planted for it. */
export const faultHandler = http.all('*', async ({ request }) => {
  const fault = take(request);
  if (!fault) return undefined;
  const carriedOut = fault.after ? await getResponse([...apiHandlers], request.clone()) : undefined;
  if (fault.delayMs) await delay(fault.delayMs, fault.id, request.signal);
  await fault.held;
  if (fault.drop) return HttpResponse.error();
  if (fault.status === undefined && fault.body === undefined) return carriedOut;
  const isText = typeof fault.body === 'string';
  return new HttpResponse(isText ? String(fault.body) : JSON.stringify(fault.body ?? null), {
    status: fault.status ?? 200,
    headers: { 'content-type': fault.contentType ?? (isText ? 'text/html; charset=utf-8' : 'application/json') },
  });
});
