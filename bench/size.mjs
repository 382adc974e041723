/** Compressed weight of the pages that everyone sees: scripts, beside a bare Next and React page's, and documents. Deterministic. */
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { gzipBytes, kilobytes, ratio } from './figures.mjs';
import { startFloor } from './floor.mjs';
import { lateLoads, settled } from './late-load.mjs';
import { report } from './report.mjs';
import { fetchDocument, longArticle, startWorld, typicalArticle, warmPage } from './world.mjs';

const QUIET_MS = 500;
/** Class names that only the UI kit's own code spells. */
const ANTD = /ant-btn|anticon|ant-modal/;

/**
 * Addresses of the scripts that a browser with modules loads for a document.
 * @param {string} html
 */
export function scriptsOf(html) {
  const sources = [...html.matchAll(/<script\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'))
    .filter((src) => src !== undefined);
  return [...new Set(sources)];
}

/** @param {string} url */
async function scriptBytes(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return gzipBytes(await response.text());
}

/**
 * Scripts that the document names, without those for browsers that know no modules.
 * @param {string} url
 */
async function firstLoad(url) {
  const named = scriptsOf(await fetchDocument(url));
  if (named.length === 0) throw new Error(`${url} names no script.`);
  const sizes = await Promise.all(named.map((src) => scriptBytes(new URL(src, url).href)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Every script that a browser has fetched once the network is quiet.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function wholeLoad(browser, url) {
  const page = await browser.newPage();
  /** @type {Map<string, Promise<Buffer>>} */
  const scripts = new Map();
  page.on('response', (response) => {
    const isScript = (response.headers()['content-type'] ?? '').includes('javascript');
    if (isScript) scripts.set(response.url(), response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Beside other work the network is also quiet while a script waits for its turn.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settled(page, scripts, QUIET_MS);
  const bodies = await Promise.all(scripts.values());
  await page.close();
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipBytes(body), 0),
    antd: bodies.some((body) => ANTD.test(body.toString())),
  };
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} floor
 * @param {number} budget of the floor
 */
const scriptRow = (what, bytes, floor, budget) => ({
  what,
  value: `${kilobytes(bytes)} (${ratio(bytes / floor)})`,
  floor: kilobytes(floor),
  budget: `≤ ${ratio(budget)}`,
  ok: bytes / floor <= budget,
});

/** Addresses of the site and of the API, whose ports are this run's. */
const ADDRESS = /127\.0\.0\.1(?::|%3A)\d+/gi;

/** @param {string} url */
const documentOf = async (url) => (await warmPage(url)).replace(ADDRESS, '127.0.0.1:3000');

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
const documentRow = (what, bytes, budget) => ({
  what,
  value: kilobytes(bytes),
  budget: `≤ ${kilobytes(budget)}`,
  ok: bytes <= budget,
});

/**
 * @param {string} name
 * @param {string} url
 * @param {string} html the article's own
 */
async function articleRow(name, url, html) {
  const own = gzipBytes(html);
  const page = await documentOf(url);
  const comments = page.match(/ id="comment-/g)?.length ?? 0;
  return documentRow(
    `${name} of ${kilobytes(own)}, ${comments} comments: document`,
    gzipBytes(page),
    budgets.articleDocumentBytes(own, comments),
  );
}

/**
 * Pages to which the lists of tutorials and questions lead.
 * @param {string} site
 */
async function learningPaths(site) {
  const linksOn = async (/** @type {string} */ path, /** @type {RegExp} */ wanted) => {
    const links = (await fetchDocument(site + path)).match(wanted) ?? [];
    if (links.length === 0) throw new Error(`${path} has no link of the form ${wanted}.`);
    return links;
  };
  const [tutorial = ''] = await linksOn('/tutorial', /(?<=href=")\/tutorial\/\w+(?=")/g);
  const chapters = await linksOn(tutorial, /(?<=href=")\/tutorial\/\w+\/(?!intro)\w+(?=")/g);
  const [question = ''] = await linksOn('/question', /(?<=href=")\/question\/\w+\?tagId=\w+(?=")/g);
  return {
    tutorial,
    chapter: chapters[0] ?? '',
    'chapter with answers': chapters.at(-1) ?? '',
    'question bank': '/question',
    question,
  };
}

export async function size() {
  const [world, floor] = await Promise.all([startWorld(), startFloor()]);
  const browser = await launchBrowser();
  try {
    const [typical, long] = [await typicalArticle(world), await longArticle(world)];
    const paths = {
      home: '/',
      article: long.path,
      search: '/search?value=React&type=1',
      rank: '/rank',
      shareCircle: '/sharecircle',
      user: long.authorPath,
      'user, articles': `${long.authorPath}/article`,
      'user, agreed shares': `${long.authorPath}/agree?type=share`,
      'user, collected tools': `${long.authorPath}/collect?type=tool`,
      tools: '/tool',
      tutorials: '/tutorial',
      ...(await learningPaths(world.url)),
    };
    const bare = { first: await firstLoad(`${floor.url}/`), whole: (await wholeLoad(browser, `${floor.url}/`)).bytes };
    const rows = [];
    for (const [name, path] of Object.entries(paths)) {
      const url = `${world.url}${path}`;
      const whole = await wholeLoad(browser, url);
      const { page, ...larger } = budgets.scriptRatio;
      const budget = new Map(Object.entries(larger)).get(name.split(',', 1)[0] ?? name) ?? page;
      rows.push(scriptRow(`${name}: scripts that the document names`, await firstLoad(url), bare.first, budget));
      rows.push({
        what: `${name}: scripts until the network is quiet`,
        value: `${kilobytes(whole.bytes)} (${ratio(whole.bytes / bare.whole)})`,
        floor: kilobytes(bare.whole),
      });
      rows.push({
        what: `${name}: UI kit`,
        value: whole.antd ? 'loaded' : 'absent',
        budget: 'absent',
        ok: !whole.antd,
      });
    }
    rows.push(
      documentRow('home: document', gzipBytes(await documentOf(`${world.url}/`)), budgets.homeDocumentBytes),
      documentRow(
        'tool directory: document',
        gzipBytes(await documentOf(`${world.url}${paths.tools}`)),
        budgets.toolDocumentBytes,
      ),
      await articleRow('article', `${world.url}${typical.path}`, typical.html),
      await articleRow('longest article', `${world.url}${long.path}`, long.html),
    );
    const late = await lateLoads(world, browser, long.path);
    return report('size', [...rows, ...late.rows], { files: late.details });
  } finally {
    await browser.close();
    await Promise.all([world.stop(), floor.stop()]);
  }
}
