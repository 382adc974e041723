/** The share circle with 5,000 shares, scrolled as it loads and again once all are there: frames and memory. */
import { budgets } from './budgets.mjs';
import { report } from './report.mjs';
import { measureList, openPlain } from './scrolling.mjs';
import { inWorld } from './world.mjs';

const SHARES = 5_000;

export function circle() {
  return inWorld({ apiEnv: { MOCK_SHARES: String(SHARES) } }, async (world, browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const shares = await world.shares();
    const { rows, details } = await measureList(context, {
      what: 'shares',
      url: `${world.url}/sharecircle`,
      atLeast: SHARES,
      budget: budgets.circle,
      openFloor: () => openPlain(context, shares, 736),
    });
    return report('circle', rows, details);
  });
}
