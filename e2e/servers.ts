import type { ChildProcess } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort, stopAll } from '@/scripts/processes.mjs';
import { DEFAULT_SETTINGS, demoProviders, startContractApi, startSite, type Output } from '@/scripts/servers.mjs';

export interface Site {
  url: string;
  process: ChildProcess;
  /** Directory of its page cache. */
  pages: string;
  stop: () => Promise<void>;
}

export interface Servers {
  siteUrl: string;
  apiUrl: string;
  stop: () => Promise<void>;
}

/** By default below Playwright's `outputDir`, which each run begins with empty. */
const LOG_DIRECTORY = process.env.SERVER_LOGS ?? '.cache/e2e/servers';

/** The servers' logs go into a file: failures on purpose would bury the results. */
function openLog(): number {
  mkdirSync(LOG_DIRECTORY, { recursive: true });
  return openSync(path.join(LOG_DIRECTORY, `worker-${process.env.TEST_WORKER_INDEX}.log`), 'a');
}

const makePageDirectory = () => mkdtemp(path.join(os.tmpdir(), 'pages-'));

/**
 * Starts a site in front of a contract API.
 * @param options pages: directory of an earlier site's page cache, which is not deleted; env: overrides
 */
export async function startOwnSite(
  apiUrl: string,
  {
    pages: kept,
    port,
    env = {},
    output = openLog(),
  }: { pages?: string; port?: number; env?: Record<string, string>; output?: Output } = {},
): Promise<Site> {
  const pages = kept ?? (await makePageDirectory());
  const site = startSite(port ?? (await freePort()), {
    apiUrl,
    pages,
    env: { ...DEFAULT_SETTINGS, ...demoProviders(apiUrl), ...env },
    grouped: false,
    output,
  });
  await site.ready;
  return {
    url: site.url,
    process: site.child,
    pages,
    stop: async () => {
      await stopAll([site.child]);
      if (!kept) await rm(pages, { recursive: true, force: true });
    },
  };
}

/** Starts a contract API and a site in front of it, with a page cache of its own. */
export async function startServers(mockEnv: Record<string, string> = {}): Promise<Servers> {
  const port = await freePort();
  const env = { MOCK_SITE_URL: `http://127.0.0.1:${port}`, ...mockEnv };
  const api = startContractApi(await freePort(), { env, grouped: false, output: openLog() });
  const [site] = await Promise.all([startOwnSite(api.url, { port }), api.ready]);
  return {
    siteUrl: site.url,
    apiUrl: api.url,
    stop: async () => {
      await stopAll([api.child]);
      await site.stop();
    },
  };
}
