import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, stopAll } from '../scripts/processes.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '../scripts/servers.mjs';
import { launchBrowser } from './browser.mjs';

const API = '/gimishare/api/v1';

/**
 * @param {string} apiUrl
 * @param {string} call
 */
async function read(apiUrl, call) {
  const { data } = await (await fetch(`${apiUrl}${API}${call}`)).json();
  return data;
}

/**
 * Uses the contract API's control surface (mocks/README.md).
 * @param {string} apiUrl
 * @param {string} what
 * @param {object} input
 */
async function control(apiUrl, what, input) {
  const response = await fetch(`${apiUrl}/__control/${what}`, { method: 'POST', body: JSON.stringify(input) });
  if (!response.ok) throw new Error(`${what}: ${await response.text()}`);
  return response.json();
}

/**
 * A contract API and the built site in front of it, with an empty page cache.
 * @param {{ apiEnv?: Record<string, string>, siteEnv?: Record<string, string> }} [options]
 */
export async function startWorld({ apiEnv = {}, siteEnv = {} } = {}) {
  const pages = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  const api = startContractApi(await freePort(), { env: apiEnv });
  const site = startSite(await freePort(), { apiUrl: api.url, pages, env: { ...DEFAULT_SETTINGS, ...siteEnv } });
  await Promise.all([api.ready, site.ready]);
  return {
    url: site.url,
    /**
     * Identifiers of the newest articles.
     * @param {number} count
     */
    articleIds: async (count) => {
      const ids = [];
      for (let page = 1; ids.length < count; page += 1) {
        const { list } = await read(api.url, `/articles?pageNo=${page}&pageSize=100&sort=new`);
        if (list.length === 0) break;
        ids.push(...list.map((/** @type {{ id: string }} */ row) => row.id));
      }
      return ids.slice(0, count);
    },
    /**
     * @param {string} username
     * @returns {Promise<string>} a session's token
     */
    signIn: async (username) => (await control(api.url, 'session', { username })).token,
    /**
     * @param {string} username
     * @returns {Promise<string>} the member's id
     */
    userId: async (username) => (await control(api.url, 'session', { username })).userId,
    /**
     * Makes shares of a member.
     * @param {{ username: string, count: number }} input
     */
    plantShares: (input) => control(api.url, 'shares', input),
    /**
     * Makes a resume of a member's own.
     * @param {string} token
     * @param {{ content: string, themeStyleName: string, themeColor: string }} values
     * @returns {Promise<string>} its id
     */
    createResume: async (token, values) => {
      const headers = { accessToken: token, 'content-type': 'application/json' };
      const body = JSON.stringify(values);
      await fetch(`${api.url}${API}/resume/create`, { method: 'POST', headers, body });
      const { data } = await (await fetch(`${api.url}${API}/resume/find`, { headers })).json();
      return data.find((/** @type {{ content: string }} */ { content }) => content === values.content).id;
    },
    /**
     * @param {string} id
     * @returns {Promise<{ html?: string, userId: string }>}
     */
    article: (id) => read(api.url, `/articles/articleinfo?id=${id}`),
    stop: async () => {
      await stopAll([site.child, api.child]);
      fs.rmSync(pages, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */

/**
 * Measures in a world and a browser, and ends both.
 * @param {Parameters<typeof startWorld>[0]} options
 * @param {(world: World, browser: import('playwright').Browser) => Promise<boolean>} measure
 */
export async function inWorld(options, measure) {
  const world = await startWorld(options);
  const browser = await launchBrowser();
  try {
    return await measure(world, browser);
  } finally {
    await browser.close();
    await world.stop();
  }
}

/**
 * The newest fifty articles, the shortest first.
 * @param {World} world
 */
async function articlesBySize(world) {
  const ids = await world.articleIds(50);
  const articles = await Promise.all(
    ids.map(async (id) => {
      const { html = '', userId } = await world.article(id);
      return { path: `/post/${id}`, authorPath: `/user/${userId}`, html };
    }),
  );
  return articles.sort((a, b) => a.html.length - b.html.length);
}

/**
 * An article of ordinary length.
 * @param {World} world
 */
export async function typicalArticle(world) {
  const articles = await articlesBySize(world);
  const middle = articles[Math.floor(articles.length / 2)];
  if (!middle) throw new Error('The contract API has no articles.');
  return middle;
}

/** @param {World} world */
export async function longArticle(world) {
  const longest = (await articlesBySize(world)).at(-1);
  if (!longest) throw new Error('The contract API has no articles.');
  return longest;
}

/**
 * A page's document, which has to come compressed.
 * @param {string} url
 */
export async function fetchDocument(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const encoding = response.headers.get('content-encoding') ?? 'identity';
  if (response.status !== 200 || encoding !== 'gzip') {
    throw new Error(`${url} answered ${response.status} (${encoding}) where 200 (gzip) was expected.`);
  }
  return response.text();
}

/**
 * Asks until the page is served from the cache.
 * @param {string} url
 */
export async function warmPage(url) {
  for (let count = 0; count < 3; count += 1) await fetchDocument(url);
  return fetchDocument(url);
}
