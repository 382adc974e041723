import type { OutgoingHttpHeaders } from 'node:http';
import { BOOT_SCRIPT } from '../../browser/boot-script.mjs';
import { contentSecurityPolicy, inlineScriptHashes } from '../csp.ts';

/** The used part of Next's documented cache values, for pages and route handlers. */
export interface CachedValue {
  kind: string;
  html?: unknown;
  status?: number;
  headers?: OutgoingHttpHeaders;
}

const POLICY_HEADER = 'content-security-policy';
/** Documented header with an entry's tags. */
const TAGS_HEADER = 'x-next-cache-tags';
const KNOWN_SCRIPTS: ReadonlySet<string> = new Set([BOOT_SCRIPT]);

/**
 * Whether to keep a rendered answer, to remember it as missing (in memory only: unbounded key space), or to forget it.
 */
export function cachePolicyOf({ kind, html, status = 200 }: CachedValue): 'keep' | 'missing' | 'forget' {
  if (kind === 'APP_ROUTE') return status === 200 ? 'keep' : 'forget';
  if (kind !== 'APP_PAGE' || typeof html !== 'string') return 'forget';
  if (status === 404) return 'missing';
  return status === 200 && html.trimEnd().endsWith('</html>') ? 'keep' : 'forget';
}

/** Allows exactly the page's own inline scripts. */
export function addContentSecurityPolicy(value: CachedValue): void {
  if (typeof value.html !== 'string') return;
  value.headers ??= {};
  value.headers[POLICY_HEADER] ??= contentSecurityPolicy(inlineScriptHashes(value.html, KNOWN_SCRIPTS));
}

export function tagsOf({ headers }: CachedValue): string[] {
  const tags = headers?.[TAGS_HEADER];
  return Array.isArray(tags)
    ? tags
    : String(tags ?? '')
        .split(',')
        .filter(Boolean);
}
