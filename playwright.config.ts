import { existsSync } from 'node:fs';
import os from 'node:os';
import { defineConfig } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** The servers are started by the fixtures: every worker has a contract API and a site of its own. */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.cache/e2e',
  // One more than there are cores: tests also wait, for retries and for what is deferred.
  workers: Math.min(os.availableParallelism() + 1, 8),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails runs once more, for its trace; `npm test` counts it as failed all the same.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/e2e.json' }]],
  timeout: 45_000,
  expect: { timeout: 8_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
