/** Weight of the pages that everyone sees: scripts beside a bare Next and React page's, and HTML. Deterministic. */
import { gzipSync } from 'node:zlib';
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { startFloor } from './floor.mjs';
import { kilobytes, ratio, report } from './report.mjs';
import { startWorld, longArticle, warmPage } from './world.mjs';

/** Class names that only the UI kit's own code spells. */
const ANTD = /ant-btn|anticon|ant-modal/;

/** @param {string} url */
const fetchText = async (url) => (await fetch(url)).text();

/**
 * Scripts that the HTML names, without those for browsers that know no modules.
 * @param {string} url
 */
async function firstLoad(url) {
  const html = await fetchText(url);
  const named = [...html.matchAll(/<script\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\s(?:data-)?src="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'))
    .filter((src) => src !== undefined);
  const sizes = await Promise.all(
    [...new Set(named)].map(async (src) => gzipSync(await fetchText(new URL(src, url).href)).length),
  );
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
  const bodies = await Promise.all(scripts.values());
  await page.close();
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    antd: bodies.some((body) => ANTD.test(body.toString())),
  };
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} floor
 */
const scriptRow = (what, bytes, floor) => ({
  what,
  value: `${kilobytes(bytes)} (${ratio(bytes / floor)})`,
  floor: kilobytes(floor),
  budget: `≤ ${ratio(budgets.scriptRatio)}`,
  ok: bytes / floor <= budgets.scriptRatio,
});

/**
 * @param {string} home
 * @param {string} article
 * @param {number} htmlBytes of the article itself
 */
async function htmlRows(home, article, htmlBytes) {
  const [homeBytes, articleBytes] = [await warmPage(home), await warmPage(article)];
  return [
    {
      what: 'home: HTML',
      value: kilobytes(homeBytes),
      budget: `< ${kilobytes(budgets.homeHtmlBytes)}`,
      ok: homeBytes < budgets.homeHtmlBytes,
    },
    {
      what: `article of ${kilobytes(htmlBytes)}: HTML`,
      value: `${kilobytes(articleBytes)} (${ratio(articleBytes / htmlBytes)})`,
      budget: `< ${ratio(budgets.articleHtmlRatio)}`,
      ok: articleBytes / htmlBytes < budgets.articleHtmlRatio,
    },
  ];
}

export async function size() {
  const [world, floor] = [await startWorld(), await startFloor()];
  const browser = await launchBrowser();
  try {
    const article = await longArticle(world);
    const paths = { home: '/', article: article.path, search: '/search?value=React&type=1', rank: '/rank' };
    const bare = { first: await firstLoad(`${floor.url}/`), whole: (await wholeLoad(browser, `${floor.url}/`)).bytes };
    const rows = [];
    for (const [name, path] of Object.entries(paths)) {
      const url = `${world.url}${path}`;
      const whole = await wholeLoad(browser, url);
      rows.push(scriptRow(`${name}: scripts in the HTML (gzip)`, await firstLoad(url), bare.first));
      rows.push({
        what: `${name}: scripts until the network is quiet`,
        value: `${kilobytes(whole.bytes)} (${ratio(whole.bytes / bare.whole)})`,
        floor: kilobytes(bare.whole),
        budget: 'told only',
        ok: true,
      });
      rows.push({
        what: `${name}: UI kit`,
        value: whole.antd ? 'loaded' : 'absent',
        budget: 'absent',
        ok: !whole.antd,
      });
    }
    rows.push(...(await htmlRows(`${world.url}/`, `${world.url}${article.path}`, article.htmlBytes)));
    return report('size', rows);
  } finally {
    await browser.close();
    await Promise.all([world.stop(), floor.stop()]);
  }
}
