/** Requests per second of the home page and of an article, beside bare static pages of the same number of bytes. */
import autocannon from 'autocannon';
import { budgets } from './budgets.mjs';
import { startFloor } from './floor.mjs';
import { ratio, report } from './report.mjs';
import { startWorld, typicalArticle, warmPage } from './world.mjs';

const CONNECTIONS = 20;
const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const WARM_UP_SECONDS = Math.min(3, SECONDS);

/**
 * @param {string} url
 * @param {number} duration
 */
async function load(url, duration) {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration });
  return { perSecond: requests.average, p99: latency.p99, errors: errors + timeouts + non2xx };
}

/** @param {Awaited<ReturnType<typeof load>>[]} runs */
const mean = (runs) => ({
  perSecond: runs.reduce((sum, run) => sum + run.perSecond, 0) / runs.length,
  p99: runs.reduce((sum, run) => sum + run.p99, 0) / runs.length,
  errors: runs.reduce((sum, run) => sum + run.errors, 0),
});

/**
 * Ours and the floor by turns, each first once, so that neither has the warmer machine.
 * @param {string} ours
 * @param {string} bare
 */
async function compare(ours, bare) {
  for (const url of [ours, bare]) await load(url, WARM_UP_SECONDS);
  const order = [ours, bare, bare, ours];
  /** @type {Record<string, Awaited<ReturnType<typeof load>>[]>} */
  const runs = { [ours]: [], [bare]: [] };
  for (const url of order) runs[url]?.push(await load(url, SECONDS / 2));
  return { site: mean(runs[ours] ?? []), floor: mean(runs[bare] ?? []) };
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof compare>>} figures
 */
function rows(name, { site, floor }) {
  const speed = site.perSecond / floor.perSecond;
  // Answers are timed in whole milliseconds; below one there is nothing to compare.
  const slowness = Math.max(site.p99, 1) / Math.max(floor.p99, 1);
  return [
    {
      what: `${name}: requests/s`,
      value: `${Math.round(site.perSecond)} (${ratio(speed)})`,
      floor: String(Math.round(floor.perSecond)),
      budget: `≥ ${ratio(budgets.throughputRatio)}`,
      ok: speed >= budgets.throughputRatio,
    },
    {
      what: `${name}: 99th percentile`,
      value: `${site.p99.toFixed(1)} ms (${ratio(slowness)})`,
      floor: `${floor.p99.toFixed(1)} ms`,
      budget: `≤ ${ratio(budgets.p99Ratio)}`,
      ok: slowness <= budgets.p99Ratio,
    },
    {
      what: `${name}: errors`,
      value: String(site.errors),
      floor: String(floor.errors),
      budget: '0',
      ok: site.errors === 0,
    },
  ];
}

export async function throughput() {
  const world = await startWorld();
  try {
    const article = await typicalArticle(world);
    const urls = { home: `${world.url}/`, article: `${world.url}${article.path}` };
    const sizes = [await warmPage(urls.home), await warmPage(urls.article)];
    const floor = await startFloor(sizes);
    const figures = {
      home: await compare(urls.home, `${floor.url}/page-0`),
      article: await compare(urls.article, `${floor.url}/page-1`),
    };
    await floor.stop();
    return report(
      'throughput',
      Object.entries(figures).flatMap(([name, figure]) => rows(name, figure)),
      { sizes, figures },
    );
  } finally {
    await world.stop();
  }
}
