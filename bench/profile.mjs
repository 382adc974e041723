/** A profile's followers and dynamics and a folder's sites, scrolled as they load and again once all rows are there, beside an empty page of the same height. */
import { budgets } from './budgets.mjs';
import { report } from './report.mjs';
import { measureList } from './scrolling.mjs';
import { inWorld } from './world.mjs';

const OWNER = 'demouser';
const FOLLOWERS = 5_000;
const SITES = 2_000;
/** Nobody answers there, as for many a saved site: letters stand for its icon. */
const SITE_URL = 'https://127.0.0.1:1/';
const DYNAMICS = 10_000;

/**
 * An empty page: what scrolling costs at least.
 * @param {import('playwright').BrowserContext} context
 * @param {number} height
 */
async function openEmpty(context, height) {
  const page = await context.newPage();
  await page.setContent(`<!DOCTYPE html><body style="margin:0;height:${height}px">`);
  return page;
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
      const measured = await measureList(context, {
        ...list,
        budget: budgets.profile,
        openFloor: (height) => openEmpty(context, height),
      });
      rows.push(...measured.rows);
      details[list.what] = measured.details;
    }
    return report('profile', rows, details);
  });
}
