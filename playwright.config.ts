import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's. The headless shell costs a third of the processor time; without one of them Playwright takes its own. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM.find((file) => existsSync(file));

/** The servers are started by the fixtures: every worker has a contract API and a site of its own. */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.cache/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/e2e.json' }]],
  // Guards against hanging, also on a busy machine; no test asserts times.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'zh-CN',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
