/** The share circle scrolled from its first to its last share, with a processor four times slower: frames and memory. */
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { percentile } from './figures.mjs';
import { report } from './report.mjs';
import { startWorld } from './world.mjs';

const SHARES = 5_000;
const THROTTLING = 4;
/** Of each frame: 12,000 pixels a second is a fast fling. */
const STEP_PX = 200;
const MEGABYTE = 1_000_000;

/**
 * Scrolls to the end of the list as it loads. Runs in the page.
 * @param {number} step
 * @returns {Promise<number[]>} how long each frame took in which it scrolled, in milliseconds
 */
function scrollToEnd(step) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    let last = 0;
    let moved = false;
    /** @param {number} now */
    const onFrame = (now) => {
      if (moved) frames.push(now - last);
      last = now;
      const before = window.scrollY;
      window.scrollBy({ top: step, behavior: 'instant' });
      moved = window.scrollY > before;
      const more = document.querySelector('[role="feed"][aria-busy="true"], [role="feed"] ~ p button');
      if (!moved && !more) resolve(frames);
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

export async function circle() {
  const world = await startWorld({ apiEnv: { MOCK_SHARES: String(SHARES) } });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${world.url}/sharecircle`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const before = await heapBytes(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    const frames = await page.evaluate(scrollToEnd, STEP_PX);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const growth = (await heapBytes(session)) - before;
    const shown = await page.getByRole('feed').getByRole('article').count();
    const [p50, p95] = [percentile(frames, 0.5), percentile(frames, 0.95)];
    const { frameMs, heapGrowthMegabytes } = budgets.circle;
    return report(
      'circle',
      [
        { what: 'shares scrolled through', value: String(shown), budget: String(SHARES), ok: shown === SHARES },
        {
          what: 'frame to frame, p95',
          value: `${p95.toFixed(1)} ms (median ${p50.toFixed(1)}, ${frames.length} frames)`,
          budget: `< ${frameMs} ms`,
          ok: p95 < frameMs,
        },
        {
          what: 'heap growth',
          value: `${(growth / MEGABYTE).toFixed(1)} MB`,
          budget: `< ${heapGrowthMegabytes} MB`,
          ok: growth < heapGrowthMegabytes * MEGABYTE,
        },
      ],
      { p50, p95, longest: Math.max(...frames), frames: frames.length, before, growth },
    );
  } finally {
    await browser.close();
    await world.stop();
  }
}
