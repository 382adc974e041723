import { createHash } from 'node:crypto';

const DIRECTIVES = [
  "default-src 'self'",
  // The UI kit adds style elements at run time.
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

/** A policy that allows these inline scripts only. @param scriptSources quoted hashes or a nonce */
export function contentSecurityPolicy(scriptSources: readonly string[] = []): string {
  return [`script-src 'self'${scriptSources.map((source) => ` ${source}`).join('')}`, ...DIRECTIVES].join('; ');
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** Next writes its data calls in these forms only (docs/framework.md, 1). */
const FRAMEWORK_CALLS: readonly (readonly [start: string, end: string])[] = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['self.__next_f.push(', ')'],
  // This call names the chunks that start the page.
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
];

/** Whether a script only hands JSON to the framework: a call with one argument. Injected scripts have another form. */
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

/** Hashes of a page's allowed inline scripts: framework data and the site's own. @param knownScripts the site's own */
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
