/** Scrolling long lists with a processor four times slower. */
import { percentile } from './figures.mjs';

const THROTTLING = 4;
/** Frames that are measured at most: what follows is alike. */
const FRAMES = 600;

/**
 * @typedef {object} Scroll
 * @property {string} [scroller] selector of what scrolls; the page without one
 * @property {number} step pixels of each frame, negative upwards
 * @property {string} [loading] selector of what is there while more may come
 */

/**
 * Scrolls until the end is reached and nothing more comes. Runs in the page.
 * @param {Scroll & { frames: number }} options frames: so many at most
 * @returns {Promise<number[]>} how long each frame took in which it scrolled, in milliseconds
 */
function scrollOn({ scroller, step, loading, frames }) {
  const area = scroller ? document.querySelector(scroller) : document.scrollingElement;
  if (!area) throw new Error('There is nothing to scroll');
  return new Promise((resolve) => {
    /** @type {number[]} */
    const durations = [];
    let last = 0;
    let moved = false;
    /** @param {number} now */
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

/**
 * Bytes that scripts and the document keep, without garbage.
 * @param {import('playwright').CDPSession} session
 */
async function heapBytes(session) {
  await session.send('HeapProfiler.collectGarbage');
  const usage = await session.send('Runtime.getHeapUsage');
  // Nodes lie in a heap of their own, which the types do not know yet.
  return usage.usedSize + Number(Reflect.get(usage, 'embedderHeapUsedSize') ?? 0);
}

/**
 * The frames of scrolling through a page, and what it keeps in memory before and after, in bytes.
 * @param {import('playwright').Page} page
 * @param {Scroll} scroll
 */
export async function measureScrolling(page, scroll) {
  const session = await page.context().newCDPSession(page);
  const heapBefore = await heapBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  const durations = await page.evaluate(scrollOn, { ...scroll, frames: FRAMES });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const heap = await heapBytes(session);
  await session.detach();
  const [p50, p95] = [percentile(durations, 0.5), percentile(durations, 0.95)];
  return { p50, p95, frames: durations.length, heapBefore, heap };
}

/**
 * Scrolls until all has loaded, unthrottled.
 * @param {import('playwright').Page} page
 * @param {Scroll} scroll
 */
export const loadAll = (page, scroll) => page.evaluate(scrollOn, { ...scroll, frames: Number.MAX_SAFE_INTEGER });
