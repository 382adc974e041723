/**
 * Requests per second of the home page and of an article, with the micro-cache in front of Next and without it,
 * beside bare static pages of the same number of bytes; and what metrics take from the home page.
 */
import { budgets } from './budgets.mjs';
import { figure, fineMilliseconds, gzipBytes, kilobytes, median, percent, report, whole } from './figures.mjs';
import { startFloor } from './floor.mjs';
import { inAll, loadByTurns } from './load.mjs';
import { findArticles, startWorld, warmPage } from './world.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const TURNS = 4;
/** A difference of a few percent is less than what two runs differ by: it takes many short turns. */
const PAIRS = 16;

function loadRows(name, site, floor, least) {
  // Below a millisecond there is nothing to compare.
  const [p99, floorP99] = [Math.max(site.p99, 1), Math.max(floor.p99, 1)];
  return [
    figure(`${name}: requests/s`, site.perSecond, whole, { floor: floor.perSecond, least }),
    figure(`${name}: 99th percentile`, p99, fineMilliseconds, { floor: floorP99, most: budgets.p99Ratio }),
    figure(`${name}: failed or not compressed, the floor's included`, site.wrong + floor.wrong, whole, { most: 0 }),
    { what: `${name}: client busy`, value: percent(site.clientBusy), floor: percent(floor.clientBusy) },
  ];
}

/** Share of the requests per second that metrics take. */
async function metricsRow(urls) {
  const { counted, uncounted } = await loadByTurns(urls, { turns: PAIRS, seconds: SECONDS / TURNS });
  const lost = uncounted.map(({ perSecond }, pair) => 1 - counted[pair].perSecond / perSecond);
  const note = `of ${whole(median(uncounted.map(({ perSecond }) => perSecond)))} requests/s`;
  const format = (share) => `${(100 * share).toFixed(1)} %`;
  return figure('home, cached: lost to metrics', median(lost), format, { note, most: budgets.metricsCost });
}

const weight = (html) => `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(gzipBytes(html))} compressed`;

/** The site with its micro-cache, without it, and without metrics; each has a contract API with the same articles. */
export async function throughput() {
  await using cached = await startWorld();
  await using uncached = await startWorld({ siteEnv: { MICRO_CACHE_MB: '0' } });
  await using uncounted = await startWorld({ siteEnv: { METRICS: '0' } });
  const paths = { home: '/', article: (await findArticles(cached)).ordinary.path };
  const documents = [];
  for (const path of Object.values(paths)) {
    await warmPage(uncached.url + path);
    documents.push(await warmPage(cached.url + path));
  }
  await using floor = await startFloor(documents);
  const rows = [];
  for (const [index, [name, path]] of Object.entries(paths).entries()) {
    const bare = `${floor.url}/page-${index}`;
    const document = { value: weight(documents[index]), floor: weight(await warmPage(bare)) };
    const urls = { cached: cached.url + path, uncached: uncached.url + path, floor: bare };
    const runs = await loadByTurns(urls, { turns: TURNS, seconds: SECONDS / TURNS });
    const bareRun = inAll(runs.floor);
    rows.push(
      { what: `${name}: document`, ...document },
      ...loadRows(`${name}, cached`, inAll(runs.cached), bareRun, budgets.throughputRatio.cached),
      ...loadRows(`${name}, uncached`, inAll(runs.uncached), bareRun, budgets.throughputRatio.uncached),
    );
  }
  await warmPage(uncounted.url);
  rows.push(await metricsRow({ counted: cached.url, uncounted: uncounted.url }));
  return report('throughput', rows);
}
