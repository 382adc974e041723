import fs from 'node:fs';
import path from 'node:path';
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { BOOT_SCRIPT } from './boot-script.mjs';
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;
const HEADER = 'content-security-policy';
const KNOWN_SCRIPTS = new Set([BOOT_SCRIPT]);

/**
 * Where rendered pages are kept. It is apart from the build, so that one build serves several sites
 * and a page rendered at build time (with the builder's environment) is never what visitors get.
 * @param {string} serverDistDir
 */
function pageDirectory(serverDistDir) {
  const root = process.env.PAGE_CACHE_DIR || path.join(process.cwd(), '.cache', 'pages');
  const buildId = fs.readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  return path.join(root, buildId);
}

/**
 * Adds the policy that allows exactly this page's inline scripts.
 * @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value
 */
function withPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
  value.headers ??= {};
  value.headers[HEADER] ??= contentSecurityPolicy(inlineScriptHashes(value.html, KNOWN_SCRIPTS));
}

/** Next's file-system cache, with a Content-Security-Policy per page and a directory of its own. */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    const building = process.env.NEXT_PHASE === 'phase-production-build';
    const development = process.env.NODE_ENV === 'development';
    super(building || development ? context : { ...context, serverDistDir: pageDirectory(context.serverDistDir) });
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    withPolicy(entry?.value);
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    withPolicy(args[1]);
    return super.set(...args);
  }
}
