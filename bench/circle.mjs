/** The share circle with 5,000 shares, scrolled as it loads and again once all are there: frames and memory. */
import { budgets } from './budgets.mjs';
import { report } from './report.mjs';
import { frameRow, heapRow, loadAll, measureScrolling, openPlain } from './scrolling.mjs';
import { inWorld } from './world.mjs';

const SHARES = 5_000;
/** Of each frame: 12,000 pixels a second is a fast fling. */
const STEP_PX = 200;
/** There while more shares may be loaded. */
const LOADING = '[role="feed"][aria-busy="true"], [role="feed"] ~ p button';

export function circle() {
  return inWorld({ apiEnv: { MOCK_SHARES: String(SHARES) } }, async (world, browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const plain = await openPlain(context, await world.shares(), 736);
    const floor = await measureScrolling(plain, { step: STEP_PX });
    await plain.close();

    const page = await context.newPage();
    await page.goto(`${world.url}/sharecircle`, { waitUntil: 'networkidle' });
    const down = await measureScrolling(page, { step: STEP_PX, loading: LOADING });
    const seconds = await loadAll(page, { step: 1_000_000, loading: LOADING });
    const shown = await page.getByRole('feed').getByRole('article').count();
    const up = await measureScrolling(page, { step: -STEP_PX });
    const budget = budgets.circle;
    return report(
      'circle',
      [
        {
          what: 'shares loaded',
          value: `${shown} (${seconds.toFixed(0)} s)`,
          budget: String(SHARES),
          ok: shown === SHARES,
        },
        frameRow('down, while more load', down, floor, budget),
        frameRow('up, with all of them there', up, floor, budget),
        heapRow('heap growth', up.heap - down.heapBefore, floor, budget),
      ],
      { floor, down, up, seconds },
    );
  });
}
