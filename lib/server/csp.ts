import { createHash } from 'node:crypto';

/** Sources of each page's Content-Security-Policy besides its scripts. */
const DIRECTIVES = [
  "default-src 'self'",
  // The UI kit writes its style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  // Authors' pictures come from anywhere.
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * A policy whose inline scripts are the given sources only.
 * @param scriptSources hashes or a nonce, quoted as the header wants them
 */
export function contentSecurityPolicy(scriptSources: readonly string[] = []): string {
  return [`script-src 'self'${scriptSources.map((source) => ` ${source}`).join('')}`, ...DIRECTIVES].join('; ');
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** How the framework hands data to itself: what a call begins and ends with. */
const FRAMEWORK_CALLS: readonly (readonly [start: string, end: string])[] = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['self.__next_f.push(', ')'],
  // Names the chunks that start the page.
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
];

/**
 * True for a script that does nothing but hand data to the framework: a call with one JSON argument.
 * A script that somebody smuggled into a page is not of this form, so it is never allowed.
 */
function isFrameworkData(code: string): boolean {
  const call = FRAMEWORK_CALLS.find(([start, end]) => code.startsWith(start) && code.endsWith(end));
  if (!call) return false;
  const [start, end] = call;
  try {
    return typeof JSON.parse(code.slice(start.length, -end.length)) === 'object';
  } catch {
    return false;
  }
}

/**
 * The hashes of the inline scripts that a page may run: the framework's data, and the site's own.
 * @param knownScripts code of the site's own inline scripts
 */
export function inlineScriptHashes(html: string, knownScripts: ReadonlySet<string>): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (code === '' || /\bsrc=/.test(attributes) || /\btype="application\/ld\+json"/.test(attributes)) continue;
    if (!knownScripts.has(code) && !isFrameworkData(code)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
