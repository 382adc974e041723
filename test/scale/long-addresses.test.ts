import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageKinds } from '@/e2e/page-kinds';
import { SELECTIONS } from '@/lib/config/pages';
import { SEARCH_MAX_LENGTH } from '@/lib/domain/search/search-limits';
import { startNginx } from '@/scripts/nginx.mjs';
import { exitOf, freePort } from '@/scripts/processes.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '@/scripts/servers.mjs';
import { ensureBuilt } from '@/scripts/sources.mjs';

/** The built site behind nginx: every kind of page, at the longest addresses that it has. */

const BUILDING_MS = 600_000;
/** The site takes so many characters of a search out of an address; its box has far fewer. */
const MAX_SEARCHED = 512;
/** A value of a selection has at most 64 characters. */
const LONGEST_VALUE = 'x'.repeat(64);

const search = (length: number, more = '') => `/search?value=${encodeURIComponent('搜'.repeat(length))}${more}`;
const longest = Object.entries(SELECTIONS).map(
  ([page, query]) =>
    `${page.replace(':id', '1')}?${Object.keys(query)
      .map((name) => `${name}=${LONGEST_VALUE}`)
      .join('&')}`,
);
const tracked = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}utm_source=${'a-campaign.'.repeat(190)}`;

let home: string;
let api: ReturnType<typeof startContractApi>;
let site: ReturnType<typeof startSite>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  await ensureBuilt();
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'long-addresses-'));
  api = startContractApi(await freePort());
  await api.ready;
  const port = await freePort();
  site = startSite(port, { apiUrl: api.url, pages: home, env: DEFAULT_SETTINGS });
  await site.ready;
  // No limit refuses requests.
  const edit = (configuration: string) => configuration.replace(/^ *limit_req .*$/gm, '');
  nginx = await startNginx({ sites: [port], api: Number(new URL(api.url).port), edit });
}, BUILDING_MS);
afterAll(async () => {
  await nginx.stop();
  for (const { child } of [site, api]) {
    child.kill('SIGTERM');
    await exitOf(child);
  }
  fs.rmSync(home, { recursive: true });
});

const answerOf = async (origin: string, address: string) => {
  const response = await fetch(origin + address);
  const [, title] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? [];
  return { status: response.status, title };
};

test.each([
  ['by their own addresses', Object.values(pageKinds)],
  ['with two kilobytes of tracking parameters', Object.values(pageKinds).map(tracked)],
  ['with the longest values of their queries', longest],
  ['of a search by its box', [search(SEARCH_MAX_LENGTH), search(SEARCH_MAX_LENGTH, '&type=1&page=100')]],
  ['of a search of any length', Array.from({ length: 32 }, (_, step) => search((MAX_SEARCHED / 32) * (step + 1)))],
  ['of a search around what one small buffer holds', Array.from({ length: 24 }, (_, more) => search(20 + more))],
])(
  'pages are the site’s own answers behind nginx: %s',
  async (_which, addresses) => {
    for (const address of addresses) {
      expect(await answerOf(nginx.url, address), address).toEqual(await answerOf(site.url, address));
    }
    expect(nginx.errors()).not.toContain('Bad head');
  },
  120_000,
);
