/**
 * Requests per second of the home page and of an article, with the micro-cache in front of Next and without it,
 * beside bare static pages of the same number of bytes.
 */
import { budgets } from './budgets.mjs';
import { gzipBytes, kilobytes, mean, ratio } from './figures.mjs';
import { startFloor } from './floor.mjs';
import { load } from './load.mjs';
import { report } from './report.mjs';
import { startWorld, typicalArticle, warmPage } from './world.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const WARM_UP_SECONDS = Math.min(10, SECONDS);
const TURNS = 4;

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

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;

/** @param {string} html */
const weight = (html) => `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(gzipBytes(html))} compressed`;

/** The site with its micro-cache; without it, it has its own contract API with the same articles. */
export async function throughput() {
  const [cached, uncached] = [await startWorld(), await startWorld({ siteEnv: { MICRO_CACHE_MB: '0' } })];
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
    return report('throughput', all, { figures });
  } finally {
    await Promise.all([cached.stop(), uncached.stop()]);
  }
}
