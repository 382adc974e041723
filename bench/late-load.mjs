/** Size of a page once it has loaded whatever it fetches by itself: when four seconds bring no further file. */
import pLimit from 'p-limit';
import { gzipBytes, kilobytes } from './figures.mjs';

const QUIET_MS = 4_000;
/** How many pages are measured at a time: most of it is waiting. */
const AT_ONCE = 3;
const MEMBER = 'demouser';

/**
 * Pages with their goals in kB, which are printed and fail no run.
 * @type {Record<string, { path: string, visitor?: number, member: number }>}
 */
const LATE_LOADS = {
  home: { path: '/', visitor: 190, member: 220 },
  article: { path: '', visitor: 190, member: 240 },
  shareCircle: { path: '/sharecircle', visitor: 210, member: 260 },
  'write center': { path: '/writecenter', member: 350 },
  resume: { path: '/set-resume', member: 450 },
  messages: { path: '/notification/im', member: 250 },
  'profile settings': { path: '/setting/profile', member: 300 },
};

/**
 * Waits until a while brings no further file: on a busy machine parts that load one after the other take longer than any
 * fixed time.
 * @param {import('playwright').Page} page
 * @param {Map<string, unknown>} files those that it has loaded
 * @param {number} quietMs
 */
export async function settled(page, files, quietMs) {
  for (let known = -1; known !== files.size;) {
    known = files.size;
    await page.waitForTimeout(quietMs);
  }
}

/**
 * Compressed bytes of every script and style sheet, by file.
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
async function lateLoad(context, url) {
  const page = await context.newPage();
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  const collect = (/** @type {import('playwright').Response} */ response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/javascript|css/.test(type)) bodies.set(response.url(), response.body());
  };
  page.on('response', collect);
  await page.goto(url, { waitUntil: 'load' });
  await settled(page, bodies, QUIET_MS);
  // A body that is still on its way when the page closes would be an unhandled error.
  page.off('response', collect);
  /** @type {Record<string, number>} */
  const files = {};
  for (const [address, body] of bodies) files[new URL(address).pathname] = gzipBytes(await body);
  await page.close();
  return files;
}

/** @param {Record<string, number>} files @param {string} ending */
const bytesOf = (files, ending) =>
  Object.entries(files).reduce((sum, [name, bytes]) => sum + (name.endsWith(ending) ? bytes : 0), 0);

/**
 * @param {import('./world.mjs').World} world
 * @param {import('playwright').Browser} browser
 * @param {string} article path of the article that is measured
 */
export async function lateLoads(world, browser, article) {
  const limit = pLimit(AT_ONCE);
  const measure = async (/** @type {string} */ reader, /** @type {string} */ path) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (reader === 'member') {
      await context.addCookies([{ name: 'ACCESS_TOKEN', value: await world.signIn(MEMBER), url: world.url }]);
    }
    const files = await lateLoad(context, world.url + (path || article));
    await context.close();
    return files;
  };
  const loads = Object.entries(LATE_LOADS).flatMap(([name, { path, ...goals }]) =>
    Object.entries(goals).map(([reader, goal]) => ({
      what: `${name}, ${reader}`,
      goal,
      files: limit(() => measure(reader, path)),
    })),
  );
  const rows = [];
  /** @type {Record<string, Record<string, number>>} */
  const details = {};
  for (const { what, goal, files: loading } of loads) {
    const files = await loading;
    const [js, css] = [bytesOf(files, '.js'), bytesOf(files, '.css')];
    rows.push({
      what: `${what}: scripts and styles`,
      value: `${kilobytes(js + css)} (${kilobytes(css)} CSS)`,
      budget: `goal ${goal} kB`,
    });
    details[what] = files;
  }
  return { rows, details };
}
