/** A chat of 10,000 private messages, read upwards as it loads and downwards once it is there: frames and memory. */
import { budgets } from './budgets.mjs';
import { report } from './report.mjs';
import { frameRow, heapRow, loadAll, measureScrolling, openPlain } from './scrolling.mjs';
import { inWorld } from './world.mjs';

const MESSAGES = 10_000;
/** Of each frame: 24,000 pixels a second is a hard fling. */
const STEP_PX = 400;
const LOG = '[role="log"]';
/** There while older messages may be loaded. */
const LOADING = `${LOG} button:not([data-index] *)`;

export function messages() {
  return inWorld({ apiEnv: { MOCK_MESSAGES: String(MESSAGES) } }, async (world, browser) => {
    const { partnerId, texts } = await world.chat();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const plain = await openPlain(
      context,
      texts.map((text) => ({ text })),
      560,
    );
    const floor = await measureScrolling(plain, { step: STEP_PX });
    await plain.close();

    await context.addCookies([{ name: 'ACCESS_TOKEN', value: await world.signIn('demouser'), url: world.url }]);
    const page = await context.newPage();
    await page.goto(`${world.url}/notification/im?participantId=${partnerId}`, { waitUntil: 'networkidle' });
    await page.locator(LOG).waitFor();
    const up = await measureScrolling(page, { scroller: LOG, step: -STEP_PX, loading: LOADING });
    const seconds = await loadAll(page, { scroller: LOG, step: -1_000_000, loading: LOADING });
    const isWhole = (await page.locator(LOG).getByText('没有更早的消息了').count()) === 1;
    const down = await measureScrolling(page, { scroller: LOG, step: STEP_PX });
    const budget = budgets.messages;
    return report(
      'messages',
      [
        { what: 'loaded to the first message', value: isWhole ? `${seconds.toFixed(0)} s` : 'no', ok: isWhole },
        frameRow('up, while older ones load', up, floor, budget),
        frameRow('down, with all of them there', down, floor, budget),
        heapRow('heap growth', down.heap - up.heapBefore, floor, budget),
      ],
      { floor, up, down, seconds },
    );
  });
}
