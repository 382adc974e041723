/** A profile's followers and dynamics and a folder's sites, scrolled as they load and again once all rows are there, beside an empty page of the same height. */
import { budgets } from './budgets.mjs';
import { report } from './report.mjs';
import { frameRow, heapRow, loadAll, measureScrolling } from './scrolling.mjs';
import { inWorld } from './world.mjs';

const OWNER = 'demouser';
const FOLLOWERS = 5_000;
const SITES = 2_000;
/** Nobody answers there, as for many a saved site: letters stand for its icon. */
const SITE_URL = 'https://127.0.0.1:1/';
const DYNAMICS = 10_000;
/** Of each frame: 12,000 pixels a second is a fast fling. */
const STEP_PX = 200;
/** There while more rows may be loaded. */
const LOADING = '[role="feed"][aria-busy="true"], [role="feed"] ~ p button';

/**
 * An empty page: what scrolling costs at least.
 * @param {import('playwright').BrowserContext} context
 * @param {number} height
 */
async function measureEmpty(context, height) {
  const page = await context.newPage();
  await page.setContent(`<!DOCTYPE html><body style="margin:0;height:${height}px">`);
  const floor = await measureScrolling(page, { step: STEP_PX });
  await page.close();
  return floor;
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ what: string, url: string, atLeast: number }} list
 */
async function measureList(context, { what, url, atLeast }) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const down = await measureScrolling(page, { step: STEP_PX, loading: LOADING });
  const seconds = await loadAll(page, { step: 1_000_000, loading: LOADING });
  const shown = await page.locator('[role="feed"] article').count();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const up = await measureScrolling(page, { step: -STEP_PX });
  await page.close();
  const floor = await measureEmpty(context, height);
  return {
    rows: [
      {
        what: `${what}: rows`,
        value: `${shown} (${seconds.toFixed(0)} s)`,
        budget: `≥ ${atLeast}`,
        ok: shown >= atLeast,
      },
      frameRow(`${what}, down while more load`, down, floor, budgets.profile),
      frameRow(`${what}, up with all of them there`, up, floor, budgets.profile),
      heapRow(`${what}: heap growth`, up.heap - down.heapBefore, floor, budgets.profile),
    ],
    details: { floor, down, up },
  };
}

export function profile() {
  return inWorld({}, async (world, browser) => {
    const { userId } = await world.plant('followers', { username: OWNER, count: FOLLOWERS });
    const folder = await world.plant('folders', { username: OWNER, sites: SITES, url: SITE_URL });
    await world.plant('shares', { username: OWNER, count: DYNAMICS });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const user = `${world.url}/user/${userId}`;
    const lists = [
      { what: 'followers', url: `${user}/focus?type=fans`, atLeast: FOLLOWERS },
      { what: 'sites', url: `${user}/folder/${folder.id}`, atLeast: SITES },
      { what: 'dynamics', url: user, atLeast: DYNAMICS },
    ];
    const rows = [];
    /** @type {Record<string, object>} */
    const details = {};
    for (const list of lists) {
      const measured = await measureList(context, list);
      rows.push(...measured.rows);
      details[list.what] = measured.details;
    }
    return report('profile', rows, details);
  });
}
