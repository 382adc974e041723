/**
 * Lighthouse with its mobile preset on the home page and on an article, by turns with the bare floor, and with a bare
 * page of three lines of Chinese, whose fonts every Chinese site waits for. All of them over HTTP/2, as behind a proxy.
 */
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/processes.mjs';
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { measureByTurns } from './by-turns.mjs';
import { median, milliseconds, ratio } from './figures.mjs';
import { startHttp2Front } from './http2-front.mjs';
import { report } from './report.mjs';

const RUNS = Number(process.env.BENCH_RUNS || 5);
/** The contract API sends its pictures over plain HTTP, which a page over HTTP/2 is blamed for. */
const SKIPPED = ['is-on-https', 'inspector-issues'];

/**
 * Runs again where Lighthouse failed by its own word: now and then it loses its trace or the page's load. A page
 * without figures must not pass for one that is as slow as the floor.
 * @param {string} url
 * @param {number} [attempts]
 * @returns {Promise<import('lighthouse').Result>}
 */
async function audit(url, attempts = 3) {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`, '--ignore-certificate-errors']);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', locale: 'en-US', skipAudits: SKIPPED });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (attempts === 1) throw new Error(`${url}: ${runtimeError.message}`);
    console.log(`Lighthouse failed (${runtimeError.code}) and runs again.`);
  } finally {
    await browser.close();
  }
  return audit(url, attempts - 1);
}

/**
 * Audits that cost a category its full score.
 * @param {import('lighthouse').Result} result
 * @param {string} category
 */
const shortcomings = (result, category) =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/**
 * @param {import('lighthouse').Result[]} results
 * @param {string} category
 */
const score = (results, category) =>
  Math.round(median(results.map((result) => (result.categories[category]?.score ?? 0) * 100)));

/**
 * @param {import('lighthouse').Result[]} results
 * @param {string} audit
 */
const values = (results, audit) => results.map((result) => result.audits[audit]?.numericValue ?? Infinity);

/**
 * @param {import('lighthouse').Result[]} results
 * @param {import('lighthouse').Result[]} floor
 * @param {string} audit
 */
const medians = (results, floor, audit) => ({
  site: median(values(results, audit)),
  floor: median(values(floor, audit)),
});

/**
 * A row of times beside the floor's.
 * @param {string} name
 * @param {string} audit
 * @param {{ site: number, floor: number }} times
 */
const timeRow = (name, audit, { site, floor }) => ({
  what: `${name}: ${audit}`,
  value: `${milliseconds(site)} (${ratio(site / floor)})`,
  floor: milliseconds(floor),
});

/**
 * Compares score, blocking time and largest paint with the floor.
 * @param {string} name
 * @param {import('lighthouse').Result[]} results
 * @param {import('lighthouse').Result[]} floor
 */
function compared(name, results, floor) {
  const performance = { site: score(results, 'performance'), floor: score(floor, 'performance') };
  const blocking = medians(results, floor, 'total-blocking-time');
  return {
    performance,
    blocking,
    performanceRow: {
      what: `${name}: performance`,
      value: String(performance.site),
      floor: String(performance.floor),
    },
    blockingRow: timeRow(name, 'total blocking time', blocking),
    paintRows: [
      timeRow(name, 'first paint', medians(results, floor, 'first-contentful-paint')),
      timeRow(name, 'largest paint', medians(results, floor, 'largest-contentful-paint')),
    ],
  };
}

/**
 * @param {string} name
 * @param {import('lighthouse').Result[]} results
 * @param {import('lighthouse').Result[]} floor
 */
function rows(name, results, floor) {
  const { performanceBelowFloor, blockingRatio, full, cumulativeLayoutShift } = budgets.lighthouse;
  const { performance, blocking, performanceRow, blockingRow, paintRows } = compared(name, results, floor);
  const shift = Math.max(...values(results, 'cumulative-layout-shift'));
  const [first] = results;
  return [
    {
      ...performanceRow,
      budget: `≥ ${performance.floor - performanceBelowFloor}`,
      ok: performance.site >= performance.floor - performanceBelowFloor,
    },
    {
      ...blockingRow,
      budget: `≤ ${ratio(blockingRatio)}`,
      ok: blocking.site <= blockingRatio * blocking.floor,
    },
    ...full.map((category) => {
      const points = score(results, category);
      const why = first && points < 100 ? ` (${shortcomings(first, category).join(', ')})` : '';
      return { what: `${name}: ${category}`, value: `${points}${why}`, budget: '100', ok: points === 100 };
    }),
    {
      what: `${name}: layout shift`,
      value: shift.toFixed(3),
      budget: String(cumulativeLayoutShift),
      ok: shift <= cumulativeLayoutShift,
    },
    ...paintRows,
  ];
}

/**
 * It has no budgets.
 * @param {import('lighthouse').Result[]} results
 * @param {import('lighthouse').Result[]} floor
 */
function chineseRows(results, floor) {
  const { performanceRow, blockingRow, paintRows } = compared('bare page in Chinese', results, floor);
  return [performanceRow, blockingRow, ...paintRows];
}

async function runLighthouse() {
  const { floor, chinese, home, article } = await measureByTurns(RUNS, (url) => audit(url), startHttp2Front);
  const all = [...rows('home', home, floor), ...rows('article', article, floor), ...chineseRows(chinese, floor)];
  return report('lighthouse', all, { runs: RUNS });
}
export { runLighthouse as lighthouse };
