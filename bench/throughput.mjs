/**
 * Requests per second of the home page and of an article, with the micro-cache in front of Next and without it,
 * beside bare static pages of the same number of bytes; and what metrics take from the home page.
 */
import { budgets } from './budgets.mjs';
import { gzipBytes, kilobytes, mean, median, ratio } from './figures.mjs';
import { startFloor } from './floor.mjs';
import { load } from './load.mjs';
import { report } from './report.mjs';
import { startWorld, typicalArticle, warmPage } from './world.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const WARM_UP_SECONDS = Math.min(10, SECONDS);
const TURNS = 4;
/** A difference of a few percent is less than what two runs differ by: it takes many short turns. */
const PAIRS = 16;

/** @typedef {Awaited<ReturnType<typeof load>>} Run */

/** @param {Run[]} runs */
const meanOf = (runs) => ({
  perSecond: mean(runs.map((run) => run.perSecond)),
  p99: mean(runs.map((run) => run.p99)),
  wrong: runs.reduce((sum, run) => sum + run.wrong, 0),
  clientBusy: Math.max(...runs.map((run) => run.clientBusy)),
});

/**
 * All by turns, in one order: a server that had nothing to do for ten seconds answers a quarter less for a while, so each
 * has the same pause before its turn.
 * @param {Record<'cached' | 'uncached' | 'floor', string>} urls
 */
async function compare(urls) {
  const names = /** @type {const} */ (['cached', 'uncached', 'floor']);
  for (const name of names) await load(urls[name], WARM_UP_SECONDS);
  /** @type {Record<keyof typeof urls, Run[]>} */
  const runs = { cached: [], uncached: [], floor: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of names) runs[name].push(await load(urls[name], SECONDS / TURNS));
  }
  return { cached: meanOf(runs.cached), uncached: meanOf(runs.uncached), floor: meanOf(runs.floor) };
}

/**
 * @param {string} name
 * @param {Run} site
 * @param {Run} floor
 * @param {number} budget
 */
function rows(name, site, floor, budget) {
  const speed = site.perSecond / floor.perSecond;
  // Below a millisecond there is nothing to compare.
  const slowness = Math.max(site.p99, 1) / Math.max(floor.p99, 1);
  return [
    {
      what: `${name}: requests/s`,
      value: `${Math.round(site.perSecond)} (${ratio(speed)})`,
      floor: String(Math.round(floor.perSecond)),
      budget: `≥ ${ratio(budget)}`,
      ok: speed >= budget,
    },
    {
      what: `${name}: 99th percentile`,
      value: `${site.p99.toFixed(1)} ms (${ratio(slowness)})`,
      floor: `${floor.p99.toFixed(1)} ms`,
      budget: `≤ ${ratio(budgets.p99Ratio)}`,
      ok: slowness <= budgets.p99Ratio,
    },
    {
      what: `${name}: failed or not compressed`,
      value: String(site.wrong),
      floor: String(floor.wrong),
      budget: '0',
      ok: site.wrong + floor.wrong === 0,
    },
    { what: `${name}: client busy`, value: percent(site.clientBusy), floor: percent(floor.clientBusy) },
  ];
}

/**
 * Share of the requests per second that is lost where the metrics are on: median of pairs, each in the other order than
 * the one before.
 * @param {{ counted: string, uncounted: string }} urls
 */
async function metricsCost(urls) {
  /** @type {{ counted: number, uncounted: number }[]} */
  const pairs = [];
  for (const url of Object.values(urls)) await load(url, WARM_UP_SECONDS);
  for (let turn = 0; turn < PAIRS; turn += 1) {
    const pair = { counted: 0, uncounted: 0 };
    const names = /** @type {(keyof typeof pair)[]} */ (['counted', 'uncounted']);
    for (const name of turn % 2 === 0 ? names : names.toReversed())
      pair[name] = (await load(urls[name], SECONDS / TURNS)).perSecond;
    pairs.push(pair);
  }
  const lost = median(pairs.map(({ counted, uncounted }) => 1 - counted / uncounted));
  return {
    what: 'home, cached: lost to metrics',
    value: `${(100 * lost).toFixed(1)} %`,
    floor: `${Math.round(median(pairs.map(({ uncounted }) => uncounted)))} without`,
    budget: `≤ ${percent(budgets.metricsCost)}`,
    ok: lost <= budgets.metricsCost,
  };
}

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;

/** @param {string} html */
const weight = (html) => `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(gzipBytes(html))} compressed`;

/** The site with its micro-cache, without it, and without metrics; each has its own contract API with the same articles. */
export async function throughput() {
  const cached = await startWorld();
  const uncached = await startWorld({ siteEnv: { MICRO_CACHE_MB: '0' } });
  const uncounted = await startWorld({ siteEnv: { METRICS: '0' } });
  try {
    const paths = { home: '/', article: (await typicalArticle(cached)).path };
    const names = /** @type {(keyof typeof paths)[]} */ (Object.keys(paths));
    const documents = [];
    for (const name of names) {
      documents.push(await warmPage(`${cached.url}${paths[name]}`));
      await warmPage(`${uncached.url}${paths[name]}`);
    }
    const floor = await startFloor(documents);
    const all = [];
    const figures = [];
    for (const [index, name] of names.entries()) {
      const bare = `${floor.url}/page-${index}`;
      all.push({
        what: `${name}: document`,
        value: weight(documents[index] ?? ''),
        floor: weight(await warmPage(bare)),
      });
      const figure = await compare({
        cached: `${cached.url}${paths[name]}`,
        uncached: `${uncached.url}${paths[name]}`,
        floor: bare,
      });
      figures.push({ name, ...figure });
      for (const mode of /** @type {const} */ (['cached', 'uncached'])) {
        all.push(...rows(`${name}, ${mode}`, figure[mode], figure.floor, budgets.throughputRatio[mode]));
      }
    }
    await floor.stop();
    await warmPage(uncounted.url);
    all.push(await metricsCost({ counted: cached.url, uncounted: uncounted.url }));
    return report('throughput', all, { figures });
  } finally {
    await Promise.all([cached, uncached, uncounted].map((world) => world.stop()));
  }
}
