/** Scrolling long lists with a processor four times slower, beside a plain page of the same rows in the same run. */
import { percentile, ratio } from './figures.mjs';

const THROTTLING = 4;
const MEGABYTE = 1_000_000;
/** Frames that are measured at most: what follows is alike. */
const FRAMES = 600;
/** Pixels of each frame of a list: 12,000 a second is a fast fling. */
const STEP_PX = 200;
/** There while more rows of a list may be loaded. */
const LOADING = '[role="feed"][aria-busy="true"], [role="feed"] ~ p button';

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
  return { p50, p95, longest: Math.max(...durations), frames: durations.length, heapBefore, heap };
}

/** @typedef {Awaited<ReturnType<typeof measureScrolling>>} Scrolling */

/**
 * Scrolls until all has loaded, unthrottled.
 * @param {import('playwright').Page} page
 * @param {Scroll} scroll
 * @returns {Promise<number>} how many seconds it took
 */
export async function loadAll(page, scroll) {
  const from = performance.now();
  await page.evaluate(scrollOn, { ...scroll, frames: Number.MAX_SAFE_INTEGER });
  return (performance.now() - from) / 1000;
}

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A page of the same rows without any script: what scrolling them costs at least.
 * @param {import('playwright').BrowserContext} context
 * @param {readonly { text: string, images?: readonly string[] }[]} rows
 * @param {number} width of a row, in pixels
 */
export async function openPlain(context, rows, width) {
  const page = await context.newPage();
  const html = rows.map(({ text, images = [] }) => {
    const pictures = images.map((src) => `<img loading="lazy" src="${escapeHtml(src)}">`);
    return `<article><b>作者</b><p>${escapeHtml(text)}</p>${pictures.join('')}</article>`;
  });
  await page.setContent(`<!DOCTYPE html><meta charset="utf-8"><style>
    body { margin: 0 auto; width: ${width}px; font: 15px/1.6 sans-serif; overflow-wrap: anywhere }
    article { padding: 12px; border-bottom: 1px solid #ddd }
    p { margin: 4px 0; white-space: pre-wrap }
    img { width: 200px; height: 200px; object-fit: cover }
  </style>${html.join('\n')}`);
  return page;
}

/** @param {Scrolling} figures */
const words = ({ p50, p95, frames }) => `${p95.toFixed(1)} ms (median ${p50.toFixed(1)}, ${frames} frames)`;

/**
 * @param {string} what
 * @param {Scrolling} site
 * @param {Scrolling} floor
 * @param {{ frameMs: number, frameRatio: number }} budget one of the two holds: a machine may be too slow for any page
 */
export const frameRow = (what, site, floor, { frameMs, frameRatio }) => ({
  what: `${what}: frame, p95`,
  value: `${words(site)}, ${ratio(site.p95 / floor.p95)}`,
  floor: words(floor),
  budget: `< ${frameMs} ms or ≤ ${ratio(frameRatio)}`,
  ok: site.p95 < frameMs || site.p95 <= floor.p95 * frameRatio,
});

/**
 * @param {string} what
 * @param {number} bytes
 * @param {Scrolling} floor
 * @param {{ heapMegabytes: number }} budget
 */
export const heapRow = (what, bytes, floor, { heapMegabytes }) => ({
  what,
  value: `${(bytes / MEGABYTE).toFixed(1)} MB`,
  floor: `${(floor.heap / MEGABYTE).toFixed(1)} MB in all`,
  budget: `< ${heapMegabytes} MB`,
  ok: bytes < heapMegabytes * MEGABYTE,
});

/**
 * A list's page scrolled down as it loads, and up again once all rows are there.
 * @param {import('playwright').BrowserContext} context
 * @param {object} list
 * @param {string} list.what
 * @param {string} list.url
 * @param {number} list.atLeast so many rows it has to have
 * @param {{ frameMs: number, frameRatio: number, heapMegabytes: number }} list.budget
 * @param {(height: number) => Promise<import('playwright').Page>} list.openFloor opens what it is compared with, given its height in pixels
 */
export async function measureList(context, { what, url, atLeast, budget, openFloor }) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const down = await measureScrolling(page, { step: STEP_PX, loading: LOADING });
  const seconds = await loadAll(page, { step: 1_000_000, loading: LOADING });
  const shown = await page.locator('[role="feed"] article').count();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const up = await measureScrolling(page, { step: -STEP_PX });
  await page.close();
  const plain = await openFloor(height);
  const floor = await measureScrolling(plain, { step: STEP_PX });
  await plain.close();
  return {
    rows: [
      {
        what: `${what}: rows`,
        value: `${shown} (${seconds.toFixed(0)} s)`,
        budget: `≥ ${atLeast}`,
        ok: shown >= atLeast,
      },
      frameRow(`${what}, down while more load`, down, floor, budget),
      frameRow(`${what}, up with all of them there`, up, floor, budget),
      heapRow(`${what}: heap growth`, up.heap - down.heapBefore, floor, budget),
    ],
    details: { floor, down, up, seconds },
  };
}
