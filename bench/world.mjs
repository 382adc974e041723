/** The built site in front of a contract API, and pages there that the parts measure. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { request } from 'playwright';
import { createControl } from '../e2e/control';
import { freePort, stopAll } from '../scripts/processes.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '../scripts/servers.mjs';
import { startFloor } from './floor.mjs';

/** Starts both, with an empty page cache; `api` controls the contract API. */
export async function startWorld({ apiEnv = {}, siteEnv = {} } = {}) {
  const pages = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  const api = startContractApi(await freePort(), { env: apiEnv });
  const site = startSite(await freePort(), { apiUrl: api.url, pages, env: { ...DEFAULT_SETTINGS, ...siteEnv } });
  await Promise.all([api.ready, site.ready]);
  const client = await request.newContext();
  return {
    url: site.url,
    api: createControl(client, api.url),
    [Symbol.asyncDispose]: async () => {
      await client.dispose();
      await stopAll([site.child, api.child]);
      fs.rmSync(pages, { recursive: true, force: true });
    },
  };
}

/** A window of a member's, or of a visitor's. */
export async function openWindow(browser, world, username) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (username) {
    const { token } = await world.api.session(username);
    await context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: world.url }]);
  }
  return context;
}

/** An article of ordinary length and the longest, of the newest fifty. */
export async function findArticles({ api }) {
  const { list } = await api.call('/articles?pageNo=1&pageSize=50&sort=new');
  const read = async ({ id }) => {
    const { html = '', userId } = await api.call(`/articles/articleinfo?id=${id}`);
    return { path: `/post/${id}`, authorPath: `/user/${userId}`, html };
  };
  const articles = (await Promise.all(list.map(read))).sort((a, b) => a.html.length - b.html.length);
  return { ordinary: articles[Math.floor(articles.length / 2)], longest: articles.at(-1) };
}

/** A page's document, which has to come compressed. */
export async function fetchDocument(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const encoding = response.headers.get('content-encoding') ?? 'identity';
  if (response.status !== 200 || encoding !== 'gzip') {
    throw new Error(`${url} answered ${response.status} (${encoding}) where 200 (gzip) was expected.`);
  }
  return response.text();
}

/** Asks until the page is served from the cache. */
export async function warmPage(url) {
  for (let count = 0; count < 3; count += 1) await fetchDocument(url);
  return fetchDocument(url);
}

const direct = async (url) => ({ url, [Symbol.asyncDispose]: async () => {} });

/**
 * Measures the home page, an article, the bare floor and one with three lines of Chinese, cached, by turns, so that none
 * has the warmer machine. `startFront` starts what stands in front of each server.
 */
export async function measureByTurns(runs, measure, startFront = direct) {
  await using world = await startWorld();
  await using floor = await startFloor();
  await using site = await startFront(world.url);
  await using bare = await startFront(floor.url);
  const { path } = (await findArticles(world)).ordinary;
  for (const url of [`${floor.url}/`, `${floor.url}/chinese`, `${world.url}/`, world.url + path]) await warmPage(url);
  const [home, article] = [`${site.url}/`, site.url + path];
  const urls = { floor: `${bare.url}/`, chinese: `${bare.url}/chinese`, home, article };
  const measured = { floor: [], chinese: [], home: [], article: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(urls)) measured[name].push(await measure(url));
  }
  return measured;
}
