/** Typing with a processor four times slower: how long each key takes to the next paint. */
import { percentile } from './figures.mjs';

const THROTTLING = 4;
const KEYS = 150;
const KEY_INTERVAL_MS = 90;

/** Notes how long each key takes to the next paint, and what blocks the thread. Runs in the page. */
function watchKeys() {
  const notes = { delays: /** @type {number[]} */ ([]), blocked: 0, from: performance.now() };
  Reflect.set(window, 'notes', notes);
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.delays.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
}

/**
 * Types where the focus is.
 * @param {import('playwright').Page} page
 */
export async function measureKeys(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.evaluate(watchKeys);
  for (let key = 0; key < KEYS; key += 1) {
    // Human typing: a pause now and then, in which the preview follows.
    await page.keyboard.type('abcdefgh '[key % 9] ?? 'a');
    await page.waitForTimeout(key % 25 === 24 ? 900 : KEY_INTERVAL_MS);
  }
  await page.waitForTimeout(1_500);
  const { delays, blocked, seconds } = await page.evaluate(() => {
    const notes = Reflect.get(window, 'notes');
    return { ...notes, seconds: (performance.now() - notes.from) / 1000 };
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const at = (/** @type {number} */ share) => percentile(delays, share);
  return { p50: at(0.5), p95: at(0.95), highest: at(1), blockedShare: blocked / 1000 / seconds, keys: delays.length };
}

/** @param {Awaited<ReturnType<typeof measureKeys>>} figures */
export const keyWords = ({ p50, p95, blockedShare }) =>
  `${p95.toFixed(0)} ms (median ${p50.toFixed(0)}, blocked ${(blockedShare * 100).toFixed(0)} %)`;
