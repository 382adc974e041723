import type { Heading } from './headings';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The table of contents as nested lists of links, '' without headings. */
export function renderToc(headings: readonly Heading[]): string {
  const open: number[] = [];
  let html = '';
  for (const { id, level, text } of headings) {
    while (open.length > 1 && (open.at(-1) ?? 0) > level) {
      open.pop();
      html += '</li></ol>';
    }
    if (open.length === 0 || (open.at(-1) ?? 0) < level) {
      open.push(level);
      html += '<ol>';
    } else {
      open[open.length - 1] = level;
      html += '</li>';
    }
    html += `<li><a href="#${escape(id)}">${escape(text)}</a>`;
  }
  return html + '</li></ol>'.repeat(open.length);
}
