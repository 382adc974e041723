/** Resident memory of the site while 100,000 requests go to 2,000 different articles. */
import { residentMegabytes } from '../scripts/processes.mjs';
import { report } from './report.mjs';
import { startWorld, visitAll } from './world.mjs';

const ARTICLES = 2_000;
const REQUESTS = Number(process.env.BENCH_REQUESTS || 100_000);
const CONNECTIONS = 20;
const STEP_MS = 10_000;
/** The last third may lie above the middle one by this much: what is not bounded grows on. */
const GROWTH = 1.15;

/** @param {number[]} values */
const highest = (values) => Math.max(...values);

export async function memory() {
  const world = await startWorld({ apiEnv: { MOCK_ARTICLES: String(ARTICLES + 100) } });
  const curve = [{ seconds: 0, megabytes: residentMegabytes(world.pid) }];
  const startedAt = Date.now();
  const timer = setInterval(() => {
    curve.push({ seconds: Math.round((Date.now() - startedAt) / 1000), megabytes: residentMegabytes(world.pid) });
    const last = curve.at(-1);
    console.log(`  ${last?.seconds} s   ${last?.megabytes} MB`);
  }, STEP_MS);
  try {
    const ids = await world.articleIds(ARTICLES);
    const urls = Array.from({ length: REQUESTS }, (_, index) => `${world.url}/post/${ids[index % ids.length]}`);
    const failed = await visitAll(urls, CONNECTIONS);
    curve.push({ seconds: Math.round((Date.now() - startedAt) / 1000), megabytes: residentMegabytes(world.pid) });
    const megabytes = curve.map((point) => point.megabytes);
    const third = Math.floor(megabytes.length / 3);
    const growth = highest(megabytes.slice(-third)) / highest(megabytes.slice(third, -third));
    const seconds = `${curve.at(-1)?.seconds} s`;
    return report(
      'memory',
      [
        { what: 'articles', value: String(new Set(ids).size), budget: String(ARTICLES), ok: ids.length === ARTICLES },
        {
          what: `answers in ${seconds}`,
          value: String(REQUESTS - failed),
          budget: String(REQUESTS),
          ok: failed === 0,
        },
        {
          what: 'resident memory, highest',
          value: `${highest(megabytes)} MB`,
          budget: 'levels off',
          ok: growth <= GROWTH,
        },
      ],
      { curve },
    );
  } finally {
    clearInterval(timer);
    await world.stop();
  }
}
