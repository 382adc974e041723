/** Lighthouse with its mobile preset on the home page and on an article. */
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/processes.mjs';
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { report } from './report.mjs';
import { startWorld, typicalArticle, warmPage } from './world.mjs';

const RUNS = Number(process.env.BENCH_RUNS || 3);

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lighthouse's own word on a trace that it failed to record, after which it asks to be run again. */
const LOST_TRACE = 'NO_NAVSTART';

/**
 * @param {string} url
 * @param {number} [attempts]
 * @returns {Promise<import('lighthouse').Result>}
 */
async function audit(url, attempts = 3) {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', locale: 'en-US' });
    if (!result) throw new Error('Lighthouse gave no result.');
    if (result.lhr.runtimeError?.code !== LOST_TRACE || attempts === 1) return result.lhr;
    console.log('Lighthouse lost its trace and runs again.');
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
 * @param {string} name
 * @param {import('lighthouse').Result[]} results
 */
function rows(name, results) {
  const first = results[0];
  const scores = Object.entries(budgets.lighthouse).map(([category, budget]) => {
    const score = Math.round(median(results.map((result) => (result.categories[category]?.score ?? 0) * 100)));
    const why = first && score < 100 ? ` (${shortcomings(first, category).join(', ')})` : '';
    return { what: `${name}: ${category}`, value: `${score}${why}`, budget: `≥ ${budget}`, ok: score >= budget };
  });
  const shift = Math.max(...results.map((result) => result.audits['cumulative-layout-shift']?.numericValue ?? 1));
  const layout = {
    what: `${name}: layout shift`,
    value: shift.toFixed(3),
    budget: '0',
    ok: shift <= budgets.cumulativeLayoutShift,
  };
  const paint = median(results.map((result) => result.audits['largest-contentful-paint']?.numericValue ?? 0));
  return [
    ...scores,
    layout,
    { what: `${name}: largest paint`, value: `${Math.round(paint)} ms`, budget: '', ok: true },
  ];
}

export async function runLighthouse() {
  const world = await startWorld();
  try {
    const paths = { home: '/', article: (await typicalArticle(world)).path };
    const all = [];
    for (const [name, path] of Object.entries(paths)) {
      await warmPage(`${world.url}${path}`);
      const results = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await audit(`${world.url}${path}`));
      all.push(...rows(name, results));
    }
    return report('lighthouse', all, { runs: RUNS });
  } finally {
    await world.stop();
  }
}
