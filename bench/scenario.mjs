/** A member in long pages on a processor four times slower: cost in frames, keys and memory. */
import { budgets } from './budgets.mjs';
import { keyWords, measureKeys } from './keys.mjs';
import { report } from './report.mjs';
import { longResume } from './resume-content.mjs';
import { loadAll, measureScrolling } from './scrolling.mjs';
import { inWorld } from './world.mjs';

/** @typedef {import('./world.mjs').World} World */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ heapMegabytes: number, back: number, rows?: number } & import('./scrolling.mjs').Scroll} ScrollScenario */

const MEGABYTE = 1_000_000;
const MEMBER = 'demouser';
const SETTLING_MS = 2_000;
const [SHARES, DYNAMICS, MESSAGES] = [5_000, 10_000, 10_000];
const apiEnv = { MOCK_SHARES: String(SHARES), MOCK_MESSAGES: String(MESSAGES) };

/** A list that loads on downwards, at 12,000 pixels a second: a fast fling. */
const feed = {
  step: 200,
  back: -200,
  loading: '[role="feed"][aria-busy="true"], [role="feed"] ~ p button',
};
/** A chat that loads on upwards, at 24,000 pixels a second: its button is there while older messages may be loaded. */
const chat = {
  scroller: '[role="log"]',
  step: -400,
  back: 400,
  loading: '[role="log"] button:not([data-index] *)',
};

/**
 * Pages to open, and the action there: scroll a list, or type into the field that `focus` finds.
 * @type {Record<string, {
 *   open: (world: World) => string | Promise<string>,
 *   scroll?: ScrollScenario,
 *   focus?: (page: Page) => Promise<void>,
 * }>}
 */
const SCENARIOS = {
  shareCircle: {
    open: () => '/sharecircle',
    scroll: { ...feed, rows: SHARES, heapMegabytes: budgets.heapMegabytes.shareCircle },
  },
  messages: {
    open: async (world) => `/notification/im?participantId=${await world.userId('otheruser')}`,
    scroll: { ...chat, heapMegabytes: budgets.heapMegabytes.messages },
  },
  resume: {
    open: async (world) => `/set-resume/${await world.createResume(await world.signIn(MEMBER), longResume())}`,
    focus: async (page) => {
      const item = page.getByRole('region', { name: '模块 经历 3' }).getByRole('listitem').nth(1);
      await item.getByRole('button', { name: /第 2 家公司/ }).click();
      await item.getByRole('textbox', { name: '详细内容', exact: true }).click();
    },
  },
  // Its shares would be in the share circle too, so it comes last.
  dynamics: {
    open: async (world) => `/user/${(await world.plantShares({ username: MEMBER, count: DYNAMICS })).userId}`,
    scroll: { ...feed, rows: DYNAMICS, heapMegabytes: budgets.heapMegabytes.dynamics },
  },
};

/** @param {string} what @param {Awaited<ReturnType<typeof measureScrolling>>} figures */
const frameRow = (what, { p50, p95, frames }) => ({
  what: `${what}: frame, p95`,
  value: `${p95.toFixed(1)} ms (median ${p50.toFixed(1)}, ${frames} frames)`,
  budget: `< ${budgets.frameMs} ms`,
  ok: p95 < budgets.frameMs,
});

/** Scrolls as the list loads, and back again once all is there. @param {string} name @param {Page} page @param {ScrollScenario} scroll */
async function scrollRows(name, page, scroll) {
  await page.locator(scroll.scroller ?? '[role="feed"]').waitFor();
  const loading = await measureScrolling(page, scroll);
  await loadAll(page, { ...scroll, step: scroll.step * 5_000 });
  const shown = await page.locator('[role="feed"] article').count();
  const back = await measureScrolling(page, { scroller: scroll.scroller, step: scroll.back });
  const heap = (back.heap - loading.heapBefore) / MEGABYTE;
  return [
    ...(scroll.rows === undefined
      ? []
      : [{ what: `${name}: rows`, value: String(shown), budget: `≥ ${scroll.rows}`, ok: shown >= scroll.rows }]),
    frameRow(`${name}, while more load`, loading),
    frameRow(`${name}, back with all of them there`, back),
    {
      what: `${name}: heap growth`,
      value: `${heap.toFixed(1)} MB`,
      budget: `< ${scroll.heapMegabytes} MB`,
      ok: heap < scroll.heapMegabytes,
    },
  ];
}

/** @param {string} name @param {Page} page */
async function keyRows(name, page) {
  const keys = await measureKeys(page);
  return [
    {
      what: `${name}: key to next paint, p95`,
      value: keyWords(keys),
      budget: `< ${budgets.typingMs} ms`,
      ok: keys.p95 < budgets.typingMs,
    },
  ];
}

/** All of them, or the one that BENCH_SCENARIO names. */
export function scenario() {
  const wanted = process.env.BENCH_SCENARIO;
  return inWorld({ apiEnv }, async (world, browser) => {
    const rows = [];
    for (const [name, { open, scroll, focus }] of Object.entries(SCENARIOS)) {
      if (wanted && wanted !== name) continue;
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'ACCESS_TOKEN', value: await world.signIn(MEMBER), url: world.url }]);
      const page = await context.newPage();
      await page.goto(world.url + (await open(world)), { waitUntil: 'networkidle' });
      if (scroll) rows.push(...(await scrollRows(name, page, scroll)));
      await focus?.(page);
      // The page has settled by then.
      await page.waitForTimeout(SETTLING_MS);
      if (focus) rows.push(...(await keyRows(name, page)));
      await context.close();
    }
    return report('scenario', rows);
  });
}
