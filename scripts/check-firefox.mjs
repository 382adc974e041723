/**
 * `npm run check:firefox`: what only another engine shows. Opens the built site in the Firefox that is installed
 * (Debian: apt-get install firefox-esr; or FIREFOX_PATH): no page logs an error or scrolls sideways, no open popover is
 * taller than what it holds, and a dragged picture of a share changes its place. Needs a build; no part of `npm test`.
 */
import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import { startWorld } from '../bench/world.mjs';
import { endTogether } from './processes.mjs';
import { fail } from './toolchain.mjs';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Pixels that rounding may add. */
const TOLERANCE = 2;

/** By how much open popovers are taller than their content or minimum, and the page beyond the window. Runs in the browser. */
function measure() {
  const excess = [...document.querySelectorAll(':popover-open')].map((popover) => {
    const { top, height } = popover.getBoundingClientRect();
    const { paddingBottom, minHeight } = getComputedStyle(popover);
    const bottom = Math.max(...[...popover.children].map((child) => child.getBoundingClientRect().bottom));
    return height - Math.max(bottom - top + parseFloat(paddingBottom), parseFloat(minHeight) || 0);
  });
  const root = document.documentElement;
  return { popovers: excess.length, excess: Math.max(0, ...excess), sideways: root.scrollWidth - root.clientWidth };
}

/**
 * Drags the first of two pictures of the publish box onto the second.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url of the site
 * @param {string} token of a session
 * @returns {Promise<boolean>} whether they changed places
 */
async function dragsPictures(browser, url, token) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await browser.setCookie({ name: 'ACCESS_TOKEN', value: token, domain: new URL(url).hostname, path: '/' });
  await page.goto(`${url}/sharecircle`, { waitUntil: 'networkidle0' });
  await page.focus('textarea[aria-label="友圈内容"]');
  const chooser = await page.waitForSelector('form input[type=file]');
  await chooser?.uploadFile('public/icon-192.png', 'public/icon-512.png');
  await page.waitForSelector('form ol > li:nth-child(2)');
  const names = () =>
    page.$$eval('form ol > li > button:first-child', (all) => all.map((button) => button.getAttribute('aria-label')));
  const [first, second] = await Promise.all((await page.$$('form ol > li')).map((item) => item.boundingBox()));
  if (!first || !second) return false;
  const before = await names();
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2, { steps: 12 });
  await page.mouse.up();
  const after = await names();
  await browser.deleteCookie({ name: 'ACCESS_TOKEN', value: token, domain: new URL(url).hostname, path: '/' });
  await page.close();
  return String(before[0]).endsWith('icon-192.png') && String(after[0]).endsWith('icon-512.png');
}

endTogether();
const executablePath = process.env.FIREFOX_PATH ?? PLACES.find((file) => fs.existsSync(file));
if (!executablePath)
  fail('No Firefox was found. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');

const world = await startWorld();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
/** @type {string[]} */
const problems = [];
const { list } = await world.api.feed();
const article = list[0].id;
const { userId } = await world.api.call(`/articles/articleinfo?id=${article}`);

/** @param {number} width */
const opened = (width) => (width < 768 ? 'button[aria-label="导航菜单"]' : `main a[href="/user/${userId}"]`);

for (const size of SIZES) {
  for (const path of ['/', `/post/${article}`, `/user/${userId}`, '/rank', '/search?value=React&type=1', '/nothing']) {
    const at = `${path} at ${size.width} px`;
    const page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(`${at}: ${error}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && path !== '/nothing') problems.push(`${at}: ${message.text()}`);
    });
    await page.setViewport(size);
    await page.goto(`${world.url}${path}`, { waitUntil: 'networkidle0' });
    const still = await page.evaluate(measure);
    if (still.sideways > 0) problems.push(`${at}: scrolls ${still.sideways} px sideways`);
    if (path === '/' || path.startsWith('/post/')) {
      const target = opened(size.width);
      await (size.width < 768 ? page.click(target) : page.hover(target));
      await page.waitForSelector(':popover-open');
      const { popovers, excess } = await page.evaluate(measure);
      if (popovers === 0 || excess > TOLERANCE)
        problems.push(`${at}: a popover is ${excess} px taller than its content`);
    }
    console.log(`looked at ${at}`);
    await page.close();
  }
}

if (!(await dragsPictures(browser, world.url, (await world.api.session('demouser')).token))) {
  problems.push('/sharecircle: a dragged picture does not change its place');
}
console.log('dragged a picture');

await browser.close();
await world[Symbol.asyncDispose]();
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length === 0 ? '✓ Firefox shows no defect' : `${problems.length} defects`);
process.exit(problems.length === 0 ? 0 : 1);
