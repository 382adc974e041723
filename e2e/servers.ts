import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort, stopAll } from '@/scripts/processes.mjs';
import { DEFAULT_SETTINGS, demoProviders, startContractApi, startSite } from '@/scripts/servers.mjs';

export interface Servers {
  siteUrl: string;
  apiUrl: string;
  stop: () => Promise<void>;
}

/** Starts a contract API and a site in front of it, with pages of their own. */
export async function startServers(mockEnv: Record<string, string> = {}): Promise<Servers> {
  const pages = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  const api = startContractApi(await freePort(), { env: mockEnv, grouped: false });
  const site = startSite(await freePort(), {
    apiUrl: api.url,
    pages,
    env: { ...DEFAULT_SETTINGS, ...demoProviders(api.url) },
    grouped: false,
  });
  await Promise.all([api.ready, site.ready]);
  return {
    siteUrl: site.url,
    apiUrl: api.url,
    stop: async () => {
      await stopAll([api.child, site.child]);
      await rm(pages, { recursive: true, force: true });
    },
  };
}
