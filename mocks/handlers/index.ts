import { readdirSync } from 'node:fs';
import { http, type HttpHandler } from 'msw';
import { errorPage } from './answers';
import { API_PREFIX } from './rules';
import { unknownCalls } from './unserved';

/** Every export of this folder named `…Handlers`: a new noun is served once its file exists. */
const found: HttpHandler[] = [];
for (const file of readdirSync(import.meta.dirname)) {
  if (!/^[^.]+\.ts$/.test(file) || file === 'index.ts') continue;
  const exported: object = await import(/* @vite-ignore */ `./${file}`);
  for (const [name, value] of Object.entries(exported)) if (name.endsWith('Handlers')) found.push(...value);
}
const isCall = ({ info }: HttpHandler) => String(info.path).startsWith(`*${API_PREFIX}/`);
const servedCalls = found.filter(isCall);

/** Served calls as method and path; must equal the specification's list (mocks/calls.ts). */
export const served: readonly string[] = servedCalls.map(
  ({ info }) => `${info.method} ${String(info.path).replace(`*${API_PREFIX}`, '')}`,
);

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
