import http, { type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startNginx } from '@/scripts/nginx.mjs';
import { createSite } from '@/scripts/serve/site';
import { listen } from '@/scripts/serve/testing';
import { random } from '../random';

/**
 * Whatever address is asked for, nginx and the site mean the same page by it. nginx is the one of `deploy/`, the site the
 * server in front of Next; what plays Next names the page that it was asked for.
 */

const PAGES = ['/', '/rank', '/sharecircle', '/tutorial', '/user/1/article', '/user/1/agree', '/question/1'];
const ERROR_PAGES = ['/missing', '/unavailable'];
/** Paths of pages that are no addresses: error pages, and what selections are rewritten to. */
const INNER = [...ERROR_PAGES, '/~/2/new/1', '/sharecircle/~/2/1', '/rank/~/2', '/%7E/2/new/1', '/rank/%7e/2'];
const PATHS = [...PAGES, ...INNER];

/** Knows the paths of these tests, with numbers, letters and the defaults as values. */
const next: RequestListener = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(`http://next${url}`);
  const isKnown = PATHS.includes(pathname) && [...searchParams.values()].every((value) => /^(\d|[a-z]+)$/.test(value));
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' });
  response.end(`the page ${url}`);
};

/** Sends a request line that no client would, and reads the answer's status and body. */
async function ask(port: number, target: string, host = 'site.example'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s, 2);
  const status = head.split(' ', 2)[1] ?? 'none';
  // An error of nginx counts like one of the site.
  return /^[45]/.test(status) && status !== '404'
    ? 'refused'
    : `${status} ${body.replace(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/g, '')}`;
}

const VALUES = [
  '',
  '1',
  '2',
  '9',
  'hot',
  'new',
  'all',
  'nosuch',
  '%32',
  'a+b',
  '%00',
  '%zz',
  '?page=2',
  '#page=2',
  '-',
];
const NAMES = [
  'page',
  'sort',
  'category',
  'block',
  'type',
  'tagId',
  'tagid',
  'PAGE',
  'Page',
  '%70age',
  'page%20',
  'utm_source',
  '_rsc',
];
const SEPARATORS = ['&', '&', '&', ';', '&&', '?', '#', '&#', '%26', '|'];
const STARTS = ['?', '?', '?', '??', '?&', '#', '#?', '?#', '?#&', '%3f', '?;'];

/** An address with a host, as a proxy is asked, without it. */
const withoutHost = (target: string) => target.replace(/^http:\/\/[^/?#]+\/?/, '/');

function createFuzz(seed: number) {
  const { pick } = random(seed);
  const oneOf = <T>(choices: readonly T[]) => pick(choices) as T;
  const mangled = (path: string) =>
    oneOf([
      path,
      path,
      path,
      path,
      `/${path}`,
      `${path}/`,
      `${path}//`,
      `/.${path}`,
      `/x/..${path}`,
      `${path}/..`,
      `${path}/.`,
      `/%2e%2e${path}`,
      `${path}%2f`,
      `${path}%00`,
      path.toUpperCase(),
      path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      path.replaceAll('/', '\\'),
      `http://site.example${path}`,
      `http://other.example${path}`,
      'http://site.example',
    ]);
  return () => {
    const parameters = Array.from({ length: oneOf([1, 2, 3]) }, () =>
      oneOf([`${oneOf(NAMES)}=${oneOf(VALUES)}`, oneOf(NAMES), `${oneOf(NAMES)}=`]),
    );
    const query = parameters.reduce((all, parameter) => all + oneOf(SEPARATORS) + parameter);
    return `${mangled(oneOf([...PAGES, ...PAGES, ...INNER]))}${oneOf(STARTS)}${query}`;
  };
}

async function startBoth() {
  const site = createSite({ handler: next, siteUrl: 'https://site.example', microCacheBytes: 0 });
  const port = await listen(http.createServer((request, response) => void site.handle(request, response)));
  const nginx = await startNginx({
    sites: [port],
    api: 1,
    // Wrongly cached pages stay for the whole test, and no limit refuses requests.
    edit: (configuration) =>
      configuration
        .replace('proxy_cache_valid 200 404 2s;', 'proxy_cache_valid 200 404 10m;')
        .replace(/^ *limit_req .*$/gm, ''),
  });
  onTestFinished(() => nginx.stop());
  return { site: port, nginx: nginx.port };
}

test.each([1, 2, 3])(
  'all pages stay themselves, and each address is the site’s own answer (%i)',
  { timeout: 120_000 },
  async (seed) => {
    const { site, nginx } = await startBoth();
    const address = createFuzz(seed);
    for (let round = 0; round < 30; round += 1) {
      const targets = Array.from({ length: 50 }, address);
      const differing = await Promise.all(
        targets.map(async (target) => {
          const [behind, straight] = await Promise.all([ask(nginx, target), ask(site, withoutHost(target))]);
          return behind === straight || behind === 'refused' ? [] : [{ target, behind, straight }];
        }),
      );
      expect(differing.flat()).toEqual([]);
    }
    // Nobody has asked for them by the addresses that links have.
    const kept = await Promise.all(PAGES.map((page) => ask(nginx, page)));
    expect(kept).toEqual(PAGES.map((page) => `200 the page ${page}`));
  },
);

test('an address that is not the page’s own is never kept, a canonical one is', async () => {
  const { nginx } = await startBoth();
  const cacheOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${nginx}${path}`)).headers.get('cache-control');
  expect(await cacheOf('/?page=2')).toContain('s-maxage');
  expect(await cacheOf('/?page=2&utm_source=x')).toBe('no-store');
});

test('nobody can ask for the rewritten path of a selection, nor for that of an error page', async () => {
  const { site, nginx } = await startBoth();
  for (const address of INNER) {
    expect(await ask(site, address), address).toBe('404 the page /missing');
    expect(await ask(nginx, address), address).toBe('404 the page /missing');
  }
});
