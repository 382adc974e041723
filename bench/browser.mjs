import { chromium } from 'playwright';
import { findTestBrowser } from '../scripts/browser.mjs';

/**
 * The browser that tests run on: without a window it takes a third of the processor time, and leaves the rest to the pages
 * that are measured.
 * @param {string[]} [args]
 */
export async function launchBrowser(args = []) {
  const executablePath = await findTestBrowser();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: ['--disable-background-networking', ...asRoot, ...args] });
}
