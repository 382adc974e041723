import type { Element } from 'hast';
import { textElement } from './tree';

const ALERTS: Readonly<Record<string, string>> = {
  note: '注',
  tip: '提示',
  important: '重要',
  warning: '警告',
  caution: '当心',
};
const MARK = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

function firstParagraph(quote: Element): Element | undefined {
  const first = quote.children.find((child) => child.type === 'element');
  return first?.tagName === 'p' ? first : undefined;
}

/** A quote that begins with `[!NOTE]` and the like becomes a box with a title, as on GitHub. */
export function styleAlert(quote: Element): void {
  const paragraph = quote.tagName === 'blockquote' ? firstParagraph(quote) : undefined;
  const [text, second] = paragraph?.children ?? [];
  const kind = text?.type === 'text' ? MARK.exec(text.value)?.[1]?.toLowerCase() : undefined;
  if (!paragraph || text?.type !== 'text' || !kind) return;
  text.value = text.value.replace(MARK, '');
  if (text.value === '' && second?.type === 'element' && second.tagName === 'br') paragraph.children.splice(1, 1);
  if (text.value.trim() === '' && paragraph.children.length === 1)
    quote.children.splice(quote.children.indexOf(paragraph), 1);
  quote.tagName = 'div';
  quote.properties = { className: ['alert', `alert-${kind}`] };
  quote.children.unshift(textElement('p', { className: ['alert-title'] }, ALERTS[kind] ?? ''));
}
