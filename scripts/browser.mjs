import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * The Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own; on Debian, as root, one that is
 * installed now.
 * @returns {Promise<string>}
 * @throws an Error that says how to get one
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (fs.existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const present = [...PLACES, await playwrightBrowser()].find((place) => fs.existsSync(place));
  if (present) return present;
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    console.log('Installing Chromium…');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], options);
    const installed = PLACES.find((place) => fs.existsSync(place));
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium fonts-noto-cjk; anywhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}
