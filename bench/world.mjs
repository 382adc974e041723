import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, stopAll } from '../scripts/processes.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '../scripts/servers.mjs';

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
 * A contract API and the built site in front of it, with an empty page cache.
 * @param {Record<string, string>} [mockEnv]
 */
export async function startWorld(mockEnv = {}) {
  const pages = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  const api = startContractApi(await freePort(), { env: mockEnv });
  const site = startSite(await freePort(), { apiUrl: api.url, pages, env: DEFAULT_SETTINGS });
  await Promise.all([api.ready, site.ready]);
  return {
    url: site.url,
    pid: site.child.pid,
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
    signIn: async (username) => {
      const body = JSON.stringify({ username });
      return (await (await fetch(`${api.url}/__control/session`, { method: 'POST', body })).json()).token;
    },
    /**
     * @param {string} id
     * @returns {Promise<string>} the article's own html
     */
    articleHtml: async (id) => (await read(api.url, `/articles/articleinfo?id=${id}`)).html,
    stop: async () => {
      await stopAll([site.child, api.child]);
      fs.rmSync(pages, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */

/**
 * An article of ordinary length: the one in the middle of the newest thirty by size.
 * @param {World} world
 */
export async function typicalArticle(world) {
  const ids = await world.articleIds(30);
  const articles = await Promise.all(ids.map(async (id) => ({ id, html: (await world.articleHtml(id)) ?? '' })));
  const bySize = articles.sort((a, b) => a.html.length - b.html.length);
  const middle = bySize[Math.floor(bySize.length / 2)];
  if (!middle) throw new Error('The contract API has no articles.');
  return { path: `/post/${middle.id}`, htmlBytes: Buffer.byteLength(middle.html) };
}

/**
 * The longest article of the newest fifty, for what the shell weighs beside the text.
 * @param {World} world
 */
export async function longArticle(world) {
  const ids = await world.articleIds(50);
  const articles = await Promise.all(ids.map(async (id) => ({ id, html: (await world.articleHtml(id)) ?? '' })));
  const [longest] = articles.sort((a, b) => b.html.length - a.html.length);
  if (!longest) throw new Error('The contract API has no articles.');
  return { path: `/post/${longest.id}`, htmlBytes: Buffer.byteLength(longest.html) };
}

/**
 * Asks until the page is served from the cache.
 * @param {string} url
 */
export async function warmPage(url) {
  for (let count = 0; count < 3; count += 1) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await response.arrayBuffer();
  }
  return Buffer.byteLength(await (await fetch(url)).text());
}
