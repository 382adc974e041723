import { readdirSync } from 'node:fs';
import { http, type HttpHandler } from 'msw';
import { CALLS, type Call } from '@/mocks/calls';
import { errorPage } from './answers';
import { API_PREFIX } from './rules';
import { unknownCalls } from './unserved';

/** What the files of this folder export as `…Handlers`: a new noun is served once its file is there. */
const found: HttpHandler[] = [];
for (const file of readdirSync(import.meta.dirname)) {
  if (!/^[^.]+\.ts$/.test(file) || file === 'index.ts') continue;
  const exported: object = await import(/* @vite-ignore */ `./${file}`);
  for (const [name, value] of Object.entries(exported)) if (name.endsWith('Handlers')) found.push(...value);
}
const isCall = ({ info }: HttpHandler) => String(info.path).startsWith(`*${API_PREFIX}/`);
const servedCalls = found.filter(isCall);

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const served = new Set(
  servedCalls.map(({ info }) =>
    nameOf({ method: info.method === 'GET' ? 'GET' : 'POST', path: String(info.path).replace(`*${API_PREFIX}`, '') }),
  ),
);

/** The list of calls beside what is served: `unserved` would be a call without a handler, `unlisted` a handler of no known call. */
export const coverage = {
  served: CALLS.filter((call) => served.has(nameOf(call))).map(nameOf),
  unserved: CALLS.filter((call) => !served.has(nameOf(call))).map(nameOf),
  unlisted: [...served].filter((name) => !CALLS.some((call) => nameOf(call) === name)),
};

/** A known path with another method. */
const wrongMethods = Array.from(
  Map.groupBy(servedCalls, ({ info }) => String(info.path)),
  ([path, calls]) =>
    http.all(path, ({ request }) =>
      errorPage(405, `Cannot ${request.method} ${path.slice(1)}`, {
        allow: calls.map(({ info }) => String(info.method)).join(', '),
      }),
    ),
);

export const apiHandlers: readonly HttpHandler[] = [...found, ...wrongMethods, ...unknownCalls];
