import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { mockConfig } from '@/mocks/config';
import { db, resetDb } from '@/mocks/db';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { route } from '@/mocks/server/route';
import { upgrade } from '@/mocks/server/sockets';
import { checkApi, type Options, type Report } from './check';
import { openRelay, type Relay } from './relay';
import type { Terminal } from './terminal';

/** An answer of the contract API, to be changed. */
export interface Answer {
  status: number;
  /** Text is sent as a page, anything else as JSON. */
  body: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
}

export interface Asked {
  method: string;
  /** Below the API's prefix. */
  path: string;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
}

/** Another answer; undefined leaves it. */
export type Difference = (asked: Asked, answer: Answer) => Answer | undefined;

const page = (status: number, text: string): Answer => ({ status, body: `<!DOCTYPE html><pre>${text}</pre>` });
export const unknownCall = ({ method, path }: Asked): Answer => page(404, `Cannot ${method} ${path}`);
export const success = (data: unknown): Answer => ({ status: 200, body: { code: '0', data, message: '' } });
export const refusal = (message: string): Answer => ({ status: 200, body: { code: '-1', data: null, message } });

export type Row = Record<string, unknown>;

/** Every row of a list, of a page, or of an object of lists; the object itself without a list. */
function withRows(data: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(data)) return data.map(change);
  if (data === null) return null;
  const lists = Object.entries(Object(data)).flatMap(([name, list]) =>
    Array.isArray(list) ? [[name, list.map(change)]] : [],
  );
  return lists.length === 0 ? change(Object(data)) : { ...Object(data), ...Object.fromEntries(lists) };
}

/** Changes the rows of a call's successes. */
export const rowsOf =
  (call: string, change: (row: Row) => Row): Difference =>
  ({ method, path }, { body }) => {
    const envelope = Object(body);
    return `${method} ${path}` === call && envelope.code === '0' ? success(withRows(envelope.data, change)) : undefined;
  };

export const onPath =
  (pattern: RegExp, change: Difference): Difference =>
  (asked, answer) =>
    pattern.test(asked.path) ? change(asked, answer) : undefined;
export const everything =
  (answer: Awaited<ReturnType<Difference>>): Difference =>
  () =>
    answer;
export const html = (status: number, body: string, headers = {}) => everything({ status, body, headers });

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, differences: readonly Difference[]) {
  const url = new URL(incoming.url ?? '/', 'http://contract.invalid');
  const sent = Buffer.concat(await incoming.toArray());
  const response = await route(
    new Request(url, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(incoming.method === 'POST' && { body: sent }),
    }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  outgoing.setHeader('set-cookie', response.headers.getSetCookie());
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const asked: Asked = {
    method: incoming.method ?? 'GET',
    path: url.pathname.replace(API_PREFIX, ''),
    query: url.searchParams,
    body: (incoming.headers['content-type'] ?? '').includes('json') ? JSON.parse(sent.toString()) : {},
  };
  const given: Answer = { status: response.status, body: isJson ? JSON.parse(bytes.toString()) : bytes.toString() };
  let other: Answer | undefined;
  for (const difference of differences) other = difference(asked, other ?? given) ?? other;
  if (!other) return void outgoing.writeHead(response.status).end(bytes);
  const isText = typeof other.body === 'string';
  outgoing.setHeader('content-type', isText ? 'text/html' : 'application/json');
  outgoing.removeHeader('content-length');
  outgoing.removeHeader('content-disposition');
  await new Promise((resolve) => setTimeout(resolve, other.delayMs ?? 0));
  outgoing.writeHead(other.status, other.headers ?? {}).end(isText ? other.body : JSON.stringify(other.body));
}

/** The contract API at a port of its own, with planted differences. */
async function startApi() {
  let differences: readonly Difference[] = [];
  let hasSocket = true;
  const server: Server = createServer((incoming, outgoing) => void answer(incoming, outgoing, differences));
  server.on('upgrade', (incoming, socket, head) => (hasSocket ? upgrade(incoming, socket, head) : socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    plant(planted: readonly Difference[], options: { hasSocket?: boolean } = {}) {
      differences = planted;
      hasSocket = options.hasSocket ?? true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const silent: Terminal = { say: () => {}, prompt: () => Promise.resolve(''), close: () => {} };

/** Findings that are not as expected, as `name: how`. */
export const wrong = ({ findings }: Report): Record<string, string> =>
  Object.fromEntries(
    findings.flatMap(({ verdict, name, how }) =>
      verdict === 'as expected' || verdict === 'not asked' ? [] : [[name, `${verdict}: ${how}`]],
    ),
  );

/** How many rows of each kind there are. */
const rows = () =>
  [db.articles, db.shares, db.comments, db.feedbacks, db.folders, db.bookmarks, db.customTags].map((table) =>
    'size' in table ? table.size : table.length,
  );

/** Gives the tests of a file an API to check, seeded again before each. */
export function startChecks() {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'check-api-'));
  let api: Awaited<ReturnType<typeof startApi>>;
  let relay: Relay;
  beforeAll(async () => {
    [api, relay] = await Promise.all([startApi(), openRelay()]);
    process.env.API_ORIGIN = relay.origin;
  });
  beforeEach(() => {
    // The contract API says so of the unknown call that is asked on purpose.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    resetDb();
    api.plant([]);
  });
  afterAll(() => {
    relay.close();
    api.close();
    fs.rmSync(out, { recursive: true });
  });

  const check = (options: Partial<Options> = {}, terminal = silent, signal = new AbortController().signal) => {
    const quick = { pauseMs: 0, patienceMs: 5_000 };
    const { origin } = api;
    return checkApi(
      relay,
      { api: origin, upload: origin, pictures: [mockConfig.origin], write: false, out, ...quick, ...options },
      terminal,
      signal,
    );
  };
  const asMember = (options: Partial<Options> = {}) =>
    check({ token: issueToken(userNamed('demouser')), partnerId: userNamed('otheruser').id, ...options });
  return { out, rows, check, asMember, api: () => api, relay: () => relay };
}
