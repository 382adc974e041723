import fs from 'node:fs';
import path from 'node:path';
import { API_PREFIX } from '../../lib/config/api.ts';

const DESCRIPTION = path.join(import.meta.dirname, '../../docs/openapi.json');

/** Calls of the API by their paths, which hold no ids. What else somebody asks for is `other`. */
const CALLS: ReadonlySet<string> = new Set(Object.keys(JSON.parse(fs.readFileSync(DESCRIPTION, 'utf8')).paths));

/** @param address path of a call, with or without the API's prefix */
export function callNameOf(address: string): string {
  const name = address.startsWith(`${API_PREFIX}/`) ? address.slice(API_PREFIX.length) : address;
  return CALLS.has(name) ? name : 'other';
}

export type CallOutcome = 'ok' | 'refused' | 'malformed' | 'failed' | 'aborted';

const OUTCOMES = new Map<unknown, CallOutcome>([
  ['business', 'refused'],
  ['unauthorised', 'refused'],
  ['malformed', 'malformed'],
]);

/** @param error of a page's call, `ApiError` or not: its class is another one in each of Next's bundles */
export function outcomeOfError(error: unknown): CallOutcome {
  if (error === undefined) return 'ok';
  if (error instanceof Error && /^(?:CanceledError|AbortError)$/.test(error.name)) return 'aborted';
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  return OUTCOMES.get(kind) ?? 'failed';
}

/** @param status of a browser's call as it was answered; the site does not read the body */
export function outcomeOfStatus(status: number | 'aborted'): CallOutcome {
  if (status === 'aborted') return 'aborted';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}
