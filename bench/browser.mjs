import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';

/** @param {string[]} [args] */
export async function launchBrowser(args = []) {
  const executablePath = await findBrowser();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: ['--disable-background-networking', ...asRoot, ...args] });
}
