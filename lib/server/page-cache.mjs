import fs from 'node:fs';
import path from 'node:path';
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { BOOT_SCRIPT } from '../utils/boot-script.mjs';
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs';
import { PAGE_KEY_HEADER, renderedPages } from './rendered-pages.mjs';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;
const HEADER = 'content-security-policy';
const KNOWN_SCRIPTS = new Set([BOOT_SCRIPT]);

/**
 * Where rendered pages are kept. It is apart from the build, so that one build serves several sites
 * and a page rendered at build time (with the builder's environment) is never what visitors get.
 * @param {string} serverDistDir
 */
function pageDirectory(serverDistDir) {
  directory ??= findPageDirectory(serverDistDir);
  return directory;
}

/** Next makes a cache for every request, so this is found once. @type {string | undefined} */
let directory;

/** @param {string} serverDistDir */
function findPageDirectory(serverDistDir) {
  const root = process.env.PAGE_CACHE_DIR || path.join(process.cwd(), '.cache', 'pages');
  const buildId = fs.readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  return path.join(root, buildId);
}

/**
 * Gives a page the policy that allows exactly its inline scripts.
 * @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value
 */
function finish(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
  value.headers ??= {};
  value.headers[HEADER] ??= contentSecurityPolicy(inlineScriptHashes(value.html, KNOWN_SCRIPTS));
}

/** How long a missing page is believed missing, in seconds: what awaits its review appears soon after it. */
const MISSING_REVALIDATE = 30;

/** @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value */
const isMissing = (value) => value?.kind === 'APP_PAGE' && value.status === 404;

/**
 * @param {string} key
 * @param {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} entry
 */
function keepBytes(key, { value, lastModified, cacheControl }) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || (value.status ?? 200) !== 200) return;
  if (typeof cacheControl?.revalidate !== 'number' || lastModified === undefined) return;
  renderedPages.keep(key, { html: value.html, renderedAt: lastModified, revalidateSeconds: cacheControl.revalidate });
  value.headers ??= {};
  value.headers[PAGE_KEY_HEADER] = encodeURIComponent(key);
}

/**
 * Next's file-system cache, with a Content-Security-Policy per page and a directory of its own. Missing
 * pages stay in memory, which is bounded: anybody can ask for any number of them.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    const building = process.env.NEXT_PHASE === 'phase-production-build';
    const development = process.env.NODE_ENV === 'development';
    const own = building || development ? context : { ...context, serverDistDir: pageDirectory(context.serverDistDir) };
    super(own);
    this.context = own;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    finish(entry?.value);
    if (entry && !isMissing(entry.value)) keepBytes(args[0], entry);
    if (!entry || !isMissing(entry.value)) return entry;
    return { ...entry, cacheControl: { expire: undefined, ...entry.cacheControl, revalidate: MISSING_REVALIDATE } };
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value] = args;
    renderedPages.forget(key);
    finish(value);
    if (!isMissing(value)) return super.set(...args);
    // A page that was there before is replaced on disk as well.
    const known = await super.get(key, { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false });
    return known ? super.set(...args) : new FileSystemCache({ ...this.context, flushToDisk: false }).set(...args);
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>} args */
  async revalidateTag(...args) {
    renderedPages.forgetAll();
    return super.revalidateTag(...args);
  }
}
