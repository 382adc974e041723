/** A member in long pages on a processor four times slower: cost in frames and memory. */
import { launchBrowser } from '../scripts/browser.mjs';
import { budgets } from './budgets.mjs';
import { figure, fineMilliseconds, megabytes, report, whole } from './figures.mjs';
import { heapBytes, loadAll, measureScrolling } from './throttled.mjs';
import { openWindow, startWorld } from './world.mjs';

const MEMBER = 'demouser';
const [SHARES, DYNAMICS, MESSAGES] = [5_000, 10_000, 10_000];

/** A list that loads on downwards, at 12,000 pixels a second: a fast fling. */
const feed = { step: 200, loading: '[role="feed"][aria-busy="true"], [role="feed"] ~ p button' };
/** A chat that loads on upwards, at 24,000 pixels a second: its button is there while older messages may be loaded. */
const chat = { step: -400, scroller: '[role="log"]', loading: '[role="log"] button:not([data-index] *)' };

function frameRow(what, { p50, p95, frames }) {
  const note = `median ${fineMilliseconds(p50)}, ${frames} frames`;
  return figure(`${what}: frame, p95`, p95, fineMilliseconds, { note, most: budgets.frameMs });
}

/** Scrolls as the list loads, and back again once all is there. */
async function scrollRows(name, page, scroll, rows) {
  await page.locator(scroll.scroller ?? '[role="feed"]').waitFor();
  const heapBefore = await heapBytes(page);
  const loading = await measureScrolling(page, scroll);
  await loadAll(page, { ...scroll, step: scroll.step * 5_000 });
  const shown = await page.locator('[role="feed"] article').count();
  const back = await measureScrolling(page, { scroller: scroll.scroller, step: -scroll.step });
  const growth = (await heapBytes(page)) - heapBefore;
  return [
    ...(rows ? [figure(`${name}: rows`, shown, whole, { least: rows })] : []),
    frameRow(`${name}, while more load`, loading),
    frameRow(`${name}, back with all of them there`, back),
    figure(`${name}: heap growth`, growth, megabytes, { most: budgets.heapMegabytes[name] * 1_000_000 }),
  ];
}

const openChat = async (api) => `/notification/im?participantId=${(await api.session('otheruser')).userId}`;
const openDynamics = async (api) =>
  `/user/${(await api.plantShare({ username: MEMBER, count: DYNAMICS, minutesAgo: 0 })).userId}`;

/** Pages to open and to scroll, with the rows that they show in the end. */
const SCENARIOS = {
  shareCircle: { open: () => '/sharecircle', scroll: feed, shown: SHARES },
  messages: { open: openChat, scroll: chat },
  // Its shares would be in the share circle too, so it comes last.
  dynamics: { open: openDynamics, scroll: feed, shown: DYNAMICS },
};

/** All of them, or the one that BENCH_SCENARIO names. */
export async function scenario() {
  await using world = await startWorld({ apiEnv: { MOCK_SHARES: String(SHARES), MOCK_MESSAGES: String(MESSAGES) } });
  await using browser = await launchBrowser();
  const wanted = process.env.BENCH_SCENARIO;
  const rows = [];
  for (const [name, { open, scroll, shown }] of Object.entries(SCENARIOS)) {
    if (wanted && wanted !== name) continue;
    await using context = await openWindow(browser, world, MEMBER);
    const page = await context.newPage();
    await page.goto(world.url + (await open(world.api)), { waitUntil: 'networkidle' });
    rows.push(...(await scrollRows(name, page, scroll, shown)));
  }
  return report('scenario', rows);
}
