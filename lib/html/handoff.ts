/**
 * Hands an article's rendered html from the server's page to the server's rendering of the client
 * component that shows it, within one process. It must not travel as a prop: Next repeats every prop
 * in the page's data, which would double the page.
 */
const STORE = Symbol.for('gimishare.html-handoff');
const CAPACITY = 200;

const holder = globalThis as typeof globalThis & { [STORE]?: Map<string, string> };
const store = (holder[STORE] ??= new Map());

/** Leaves html under a key for the rendering that follows. */
export function handOver(key: string, html: string): void {
  store.delete(key);
  store.set(key, html);
  const oldest = store.keys().next().value;
  if (store.size > CAPACITY && oldest !== undefined) store.delete(oldest);
}

/**
 * The html left under a key.
 * @throws when there is none, so that an empty page is never rendered and cached
 */
export function takeOver(key: string): string {
  const html = store.get(key);
  if (html === undefined) throw new Error('No html was handed over for this page.');
  return html;
}
