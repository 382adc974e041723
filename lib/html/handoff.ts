/**
 * Hands rendered html from the server component that made it to the client component that writes it
 * into the page, in the same process, past React's props: whatever travels in props is sent twice,
 * as html and as data for hydration, and articles are long.
 */
const STORE = Symbol.for('gimishare.rendered-html');
/** The two passes over one page are milliseconds apart; this many pages may be between them. */
const MAX_ENTRIES = 128;
const MAX_CHARACTERS = 24_000_000;

/** Parts of an article that are handed over. */
export type HtmlPart = 'content' | 'toc' | 'json-ld';

function store(): Map<unknown, unknown> {
  const existing: unknown = Reflect.get(globalThis, STORE);
  if (existing instanceof Map) return existing;
  const created = new Map<unknown, unknown>();
  Reflect.set(globalThis, STORE, created);
  return created;
}

const length = (html: unknown): number => (typeof html === 'string' ? html.length : 0);

/** Leaves html for `takeHtml`; the oldest entries make room. */
export function handOverHtml(key: string, part: HtmlPart, html: string): void {
  const entries = store();
  const name = `${part}:${key}`;
  entries.delete(name);
  entries.set(name, html);
  let characters = 0;
  for (const value of entries.values()) characters += length(value);
  for (const [oldest, value] of entries) {
    if (oldest === name || (entries.size <= MAX_ENTRIES && characters <= MAX_CHARACTERS)) break;
    entries.delete(oldest);
    characters -= length(value);
  }
}

/**
 * The html that was handed over; it may be read again.
 * @throws when there is none: a page without its content must fail, never be kept
 */
export function takeHtml(key: string, part: HtmlPart): string {
  const html = peekHtml(key, part);
  if (html === undefined) throw new Error(`No rendered html was handed over for ${part}:${key}`);
  return html;
}

/** What `takeHtml` gives, or undefined where nothing was handed over, as always in the browser. */
export function peekHtml(key: string, part: HtmlPart): string | undefined {
  const html = store().get(`${part}:${key}`);
  return typeof html === 'string' ? html : undefined;
}
