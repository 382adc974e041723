/** The time from a key to the next paint, frames and memory, on a processor four times slower. */
import { percentile } from './figures.mjs';

const THROTTLING = 4;
const KEYS = 150;
const KEY_INTERVAL_MS = 90;
/** Frames that are measured at most: what follows is alike. */
const FRAMES = 600;

async function throttled(page, action) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  const result = await action();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return result;
}

/** Notes how long each key takes to the next paint, and what blocks the thread. Runs in the page. */
function watchKeys() {
  const notes = { delays: [], blocked: 0, from: performance.now() };
  Reflect.set(window, 'notes', notes);
  const noteDelay = (pressedAt) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => notes.delays.push(performance.now() - pressedAt);
    port2.postMessage(null);
  };
  const onKey = ({ timeStamp }) => requestAnimationFrame(() => noteDelay(timeStamp));
  document.addEventListener('keydown', onKey, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
}

/** Types where the focus is. */
export const measureKeys = (page) =>
  throttled(page, async () => {
    await page.evaluate(watchKeys);
    for (let key = 0; key < KEYS; key += 1) {
      // Human typing: a pause now and then, in which the preview follows.
      await page.keyboard.type('abcdefgh '[key % 9] ?? 'a');
      await page.waitForTimeout(key % 25 === 24 ? 900 : KEY_INTERVAL_MS);
    }
    await page.waitForTimeout(1_500);
    const { delays, blockedShare } = await page.evaluate(() => {
      const { delays, blocked, from } = Reflect.get(window, 'notes');
      return { delays, blockedShare: blocked / (performance.now() - from) };
    });
    return { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95), blockedShare };
  });

/**
 * Scrolls until the end is reached and nothing more comes, and tells how long each frame took. Runs in the page.
 * @param {{ scroller?: string, step: number, loading?: string, frames: number }} options selectors of what scrolls and of
 *   what is there while more may come; pixels of each frame; how many frames at most
 */
function scrollOn({ scroller, step, loading, frames }) {
  const area = scroller ? document.querySelector(scroller) : document.scrollingElement;
  if (!area) throw new Error('There is nothing to scroll');
  return new Promise((resolve) => {
    const durations = [];
    let last = 0;
    let moved = false;
    const onFrame = (now) => {
      if (moved) durations.push(now - last);
      last = now;
      const before = area.scrollTop;
      area.scrollBy({ top: step, behavior: 'instant' });
      moved = area.scrollTop !== before;
      const isOver = !moved && !(loading && document.querySelector(loading));
      if (isOver || durations.length >= frames) resolve(durations);
      else requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

/** Scrolls until all has loaded, unthrottled. */
export const loadAll = (page, scroll) => page.evaluate(scrollOn, { ...scroll, frames: Number.MAX_SAFE_INTEGER });

export async function measureScrolling(page, scroll) {
  const durations = await throttled(page, () => page.evaluate(scrollOn, { ...scroll, frames: FRAMES }));
  return { p50: percentile(durations, 0.5), p95: percentile(durations, 0.95), frames: durations.length };
}

/** Bytes that scripts and the document keep, without garbage. */
export async function heapBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + embedderHeapUsedSize;
}
