import fs from 'node:fs';
import { installPackages } from './debian.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** @param {string} name */
const install = (name) => installPackages([name, 'fonts-noto-cjk']);

/** Loaded when it is needed: on a fresh clone it is not installed yet. */
const playwrightChromium = async () => (await import('playwright')).chromium;

/**
 * The Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own; on Debian, as root, one that is
 * installed now.
 * @returns {Promise<string>}
 * @throws an Error that says how to get one
 */
async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (fs.existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const present = [...PLACES, (await playwrightChromium()).executablePath()].find((place) => fs.existsSync(place));
  if (present) return present;
  if (install('chromium')) {
    const installed = PLACES.find((place) => fs.existsSync(place));
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium fonts-noto-cjk; anywhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * The Chromium for the browser tests: the headless shell, which costs a third of the processor time of the whole
 * browser, where there is one or it can be installed; else as `findBrowser`.
 * @returns {Promise<string>}
 * @throws as `findBrowser`
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  if (fs.existsSync(HEADLESS_SHELL) || install('chromium-headless-shell')) return HEADLESS_SHELL;
  return findBrowser();
}

/**
 * Starts the browser of `findTestBrowser`.
 * @param {string[]} [args]
 */
export async function launchBrowser(args = []) {
  const executablePath = await findTestBrowser();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chromium = await playwrightChromium();
  return chromium.launch({ executablePath, args: ['--disable-background-networking', ...asRoot, ...args] });
}
