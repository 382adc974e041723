import { peekHtml, takeHtml, type HtmlPart } from '@/lib/html/handoff';

/** Html that this session has seen, for the way back to a page that the router kept no DOM of. */
const kept = new Map<string, string>();
const MAX_KEPT = 12;

/** Whether there is html of a part to show. */
export const holdsHtml = (contentKey: string, part: HtmlPart): boolean =>
  typeof window === 'undefined' ? peekHtml(contentKey, part) !== undefined : keptHtml(contentKey, part) !== null;

/**
 * The html of a part: on the server what was handed over, in the browser what the page came with, or
 * was once shown before. Null in the browser when neither exists.
 */
export function keptHtml(contentKey: string, part: HtmlPart): string | null {
  if (typeof window === 'undefined') return takeHtml(contentKey, part);
  const name = `${part}:${contentKey}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const shown = document.querySelector(`[data-html="${CSS.escape(name)}"]`);
  if (!shown) return null;
  kept.set(name, shown.innerHTML);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return shown.innerHTML;
}
