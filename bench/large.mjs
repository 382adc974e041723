/** A community of a hundred thousand articles: the sitemap whole, pages as light as ever, the page cache within its bound. */
import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { residentMegabytes } from '../scripts/processes.mjs';
import { budgets } from './budgets.mjs';
import { gzipBytes, kilobytes } from './figures.mjs';
import { report } from './report.mjs';
import { articleRow, documentRow } from './size.mjs';
import { fetchDocument, startWorld, visitAll } from './world.mjs';

const ARTICLES = 100_000;
const SHARES = 100_000;
const USERS = 20_000;
const COMMENTS = 500_000;
/** The protocol's limits for one file. */
const MAX_LOCATIONS = 50_000;
const MAX_BYTES = 50 * 2 ** 20;
const CACHE_MEGABYTES = 32;
const VISITED = 800;
const CONCURRENCY = 4;
const API = '/gimishare/api/v1';

/**
 * The locations of a sitemap file, which has to be well-formed, and its size.
 * @param {string} url
 */
async function readSitemap(url) {
  const xml = await (await fetch(url)).text();
  const { window } = new JSDOM('');
  const document = new window.DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error(`${url} is not well-formed.`);
  const locations = [...document.getElementsByTagName('loc')].map(({ textContent }) => textContent ?? '');
  window.close();
  return { locations, bytes: Buffer.byteLength(xml) };
}

/** @param {string} directory bytes of all files below */
function bytesBelow(directory) {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

export async function large() {
  const world = await startWorld({
    apiEnv: {
      MOCK_ARTICLES: String(ARTICLES),
      MOCK_SHARES: String(SHARES),
      MOCK_USERS: String(USERS),
      MOCK_COMMENTS: String(COMMENTS),
    },
    siteEnv: { PAGE_CACHE_MB: String(CACHE_MEGABYTES) },
  });
  try {
    // Those that were published.
    const { data } = await (await fetch(`${world.url}${API}/articles?pageNo=1&pageSize=1&sort=new`)).json();
    const startedAt = Date.now();
    const { locations: parts } = await readSitemap(`${world.url}/sitemap.xml`);
    /** @type {string[]} */
    const all = [];
    let longest = 0;
    let largest = 0;
    for (const part of parts) {
      const { locations, bytes } = await readSitemap(part.replace(/^https?:\/\/[^/]+/, world.url));
      longest = Math.max(longest, locations.length);
      largest = Math.max(largest, bytes);
      for (const location of locations) all.push(new URL(location).pathname);
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const counted = (/** @type {RegExp} */ pattern) => new Set(all.filter((path) => pattern.test(path))).size;
    const articles = all.filter((path) => /^\/post\/[^/]+$/.test(path));
    const shares = counted(/^\/sharecircle\/[^/]+$/);
    const home = gzipBytes(await fetchDocument(`${world.url}/`));
    const [newest = ''] = articles;
    const { html = '' } = await world.article(newest.replace('/post/', ''));
    const search = gzipBytes(await fetchDocument(`${world.url}/search?value=React`));
    const feed = gzipBytes(await (await fetch(`${world.url}/rss`)).text());

    const visited = articles.filter((_, index) => index % Math.ceil(articles.length / VISITED) === 0);
    const failed = await visitAll(
      visited.map((path) => world.url + path),
      CONCURRENCY,
    );
    const cache = bytesBelow(world.pages);
    return report('large', [
      {
        what: 'articles in the sitemap, each once',
        value: `${new Set(articles).size} of ${articles.length}`,
        budget: String(data.total),
        ok: articles.length === data.total && new Set(articles).size === data.total,
      },
      { what: 'shares in the sitemap', value: String(shares), budget: String(SHARES), ok: shares === SHARES },
      {
        what: `locations of the longest of ${parts.length} parts`,
        value: String(longest),
        budget: `≤ ${MAX_LOCATIONS}`,
        ok: longest <= MAX_LOCATIONS,
      },
      {
        what: 'size of the largest part',
        value: kilobytes(largest),
        budget: '≤ 50 MB',
        ok: largest <= MAX_BYTES,
      },
      { what: 'all parts, rendered anew', value: `${seconds} s` },
      documentRow('home: document', home, budgets.homeDocumentBytes),
      await articleRow('article', `${world.url}${newest}`, html),
      documentRow('search: document', search, budgets.searchDocumentBytes),
      documentRow('feed', feed, budgets.feedBytes),
      { what: `${visited.length} articles visited: failed`, value: String(failed), budget: '0', ok: failed === 0 },
      {
        what: 'page cache on disk',
        value: kilobytes(cache),
        budget: `≤ ${CACHE_MEGABYTES} MB`,
        ok: cache <= CACHE_MEGABYTES * 2 ** 20,
      },
      { what: 'memory of the site', value: `${residentMegabytes(world.pid)} MB` },
    ]);
  } finally {
    await world.stop();
  }
}
