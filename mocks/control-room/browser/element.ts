type Child = Node | string | null;

/** A new element with these properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** The element of the page with this id. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no #${id}`);
  return found;
}

const TIME = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'medium' });

/** A time in milliseconds as people read it, or the number itself when no calendar knows it. */
export const timeText = (time: number): string => (Math.abs(time) <= 8.64e15 ? TIME.format(time) : String(time));

/** Shows rows, or a sentence in their place. */
export function showRows(list: HTMLElement, rows: readonly HTMLElement[], empty: string): void {
  list.replaceChildren(...(rows.length > 0 ? rows : [element('li', { className: 'empty', textContent: empty })]));
}

/** Says how a call ended: beside what made it, and to a screen reader. */
export function report(output: HTMLElement | null, sentence: string, failed = false): void {
  if (!output) return;
  output.textContent = sentence;
  output.classList.toggle('failed', failed);
}

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Says beside what made a call why it failed. */
export const reportFailure = (output: HTMLElement | null, error: unknown): void =>
  report(output, `未成功：${sentenceOf(error)}`, true);
