import type { Element } from 'hast';
import { textElement } from './tree';

export const ALERTS: Readonly<Record<string, string>> = {
  note: '注',
  tip: '提示',
  important: '重要',
  warning: '警告',
  caution: '当心',
};
/** Other editors have names of their own for the kinds. */
const ALIASES: Readonly<Record<string, string>> = { info: 'note', success: 'tip', danger: 'caution', error: 'caution' };
/** The title of a box may be the author's own, as in Obsidian and GitLab. */
const MARK = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|SUCCESS|DANGER|ERROR)\][-+]?(?:[ \t]([^\n]*))?(?:\n|$)/i;

function firstParagraph(quote: Element): Element | undefined {
  const first = quote.children.find((child) => child.type === 'element');
  return first?.tagName === 'p' ? first : undefined;
}

/** A quote that begins with `[!NOTE]` and the like becomes a box with a title, as on GitHub. */
export function styleAlert(quote: Element): void {
  const paragraph = quote.tagName === 'blockquote' ? firstParagraph(quote) : undefined;
  const [text, second] = paragraph?.children ?? [];
  const [mark = '', name = '', title] = (text?.type === 'text' && MARK.exec(text.value)) || [];
  const endsLine = mark.endsWith('\n') || !second || (second.type === 'element' && second.tagName === 'br');
  if (!paragraph || text?.type !== 'text' || name === '' || !endsLine) return;
  const kind = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
  text.value = text.value.slice(mark.length);
  if (text.value === '' && second?.type === 'element' && second.tagName === 'br') paragraph.children.splice(1, 1);
  if (text.value.trim() === '' && paragraph.children.length === 1)
    quote.children.splice(quote.children.indexOf(paragraph), 1);
  quote.tagName = 'div';
  quote.properties = { className: ['alert', `alert-${kind}`] };
  quote.children.unshift(textElement('p', { className: ['alert-title'] }, title?.trim() || (ALERTS[kind] ?? '')));
}
