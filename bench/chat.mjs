/** A chat of 10,000 private messages beside one of 100, with a processor four times slower: scrolling, typing, receiving. */
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { percentile } from './figures.mjs';
import { report } from './report.mjs';
import { startWorld } from './world.mjs';

const COUNTS = /** @type {const} */ ([100, 10_000]);
const THROTTLING = 4;
const SCROLLED_FRAMES = 180;
const STEP_PX = 240;
const KEYS = 40;
const RECEIVED = 30;

const p95 = (/** @type {number[]} */ values) => percentile(values, 0.95);

/**
 * Loads older messages until so many are there, as a reader does who keeps scrolling up. Runs in the page.
 * @param {number} count
 */
async function loadAll(count) {
  const log = document.querySelector('[role="log"]');
  while (document.querySelectorAll('[data-line]').length < count) {
    if (log) log.scrollTop = log.scrollTop === 0 ? 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Scrolls down from the top. Runs in the page.
 * @param {{ frames: number, step: number }} options
 * @returns {Promise<number[]>} how long each frame took, in milliseconds
 */
async function scrollDown({ frames, step }) {
  const log = document.querySelector('[role="log"]');
  if (!log) throw new Error('There is no chat');
  log.scrollTop = 500;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const durations = [];
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    log.scrollTop += step;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    durations.push(now - before);
    before = now;
  }
  return durations;
}

/** Notes how long each key takes to the next paint. Runs in the page. */
function watchTyping() {
  /** @type {number[]} */
  const delays = [];
  Reflect.set(window, 'delays', delays);
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp))),
    true,
  );
}

/** Notes what blocks the thread. Runs in the page. */
function watchTasks() {
  const notes = { blocked: 0 };
  Reflect.set(window, 'tasks', notes);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocked += duration;
  }).observe({ type: 'longtask' });
}

/**
 * @param {Awaited<ReturnType<typeof startWorld>>} world
 * @param {Awaited<ReturnType<typeof launchBrowser>>} browser
 * @param {number} count
 */
async function measure(world, browser, count) {
  const { partnerId } = await world.plantMessages(count);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'ACCESS_TOKEN', value: await world.signIn('demouser'), url: world.url }]);
  const page = await context.newPage();
  await page.goto(`${world.url}/notification/im?participantId=${partnerId}`);
  await page.locator('[data-line]').first().waitFor();
  const started = performance.now();
  await page.evaluate(loadAll, count);
  const loadedIn = (performance.now() - started) / 1000;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  const frames = await page.evaluate(scrollDown, { frames: SCROLLED_FRAMES, step: STEP_PX });
  await page.evaluate(watchTyping);
  await page.getByRole('textbox', { name: '私信内容' }).focus();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('abcdefgh '[key % 9] ?? 'a');
    await page.waitForTimeout(60);
  }
  const delays = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'delays')));
  await page.evaluate(watchTasks);
  await world.plantMessages(RECEIVED, true);
  await page.waitForTimeout(4_000);
  const { blocked } = await page.evaluate(() => Reflect.get(window, 'tasks'));
  await context.close();
  return { frame: p95(frames), key: p95(delays), received: blocked / RECEIVED, loadedIn };
}

export async function chat() {
  const browser = await launchBrowser();
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const figures = [];
  try {
    for (const count of COUNTS) {
      const world = await startWorld();
      try {
        figures.push(await measure(world, browser, count));
      } finally {
        await world.stop();
      }
    }
  } finally {
    await browser.close();
  }
  const [few, many] = figures;
  if (!few || !many) return false;
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  return report(
    'chat',
    [
      {
        what: '10,000 messages: a frame while scrolling, p95',
        value: ms(many.frame),
        floor: ms(few.frame),
        budget: `≤ ${budgets.chatFrameMs} ms`,
        ok: many.frame <= budgets.chatFrameMs,
      },
      {
        what: '10,000 messages: key to next paint, p95',
        value: ms(many.key),
        floor: ms(few.key),
        budget: `< ${budgets.typingMs} ms`,
        ok: many.key < budgets.typingMs,
      },
      { what: '10,000 messages: blocked per received message', value: ms(many.received), floor: ms(few.received) },
      { what: '10,000 messages: loading them all', value: `${many.loadedIn.toFixed(0)} s` },
    ],
    { figures: { few, many } },
  );
}
