import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { onOneLine } from '@/lib/utils/plain-text';
import { parseHtml } from './parse-html';
import { eachElement, textProperty } from './tree';

export interface HtmlLine {
  text: string;
  isPoint: boolean;
}

interface HtmlLines {
  lines: HtmlLine[];
  /** Whether there is more than paragraphs and bullets: emphasis, headings, numbers, lists in lists. */
  isFormatted: boolean;
}

const BLOCKS = new Set('p div h3 h4 h5 h6 blockquote pre ul ol li'.split(' '));
const FORMATTED = new Set('strong b em i u s del mark code sub sup h3 h4 h5 h6 blockquote pre ol hr'.split(' '));

const isBlock = (node: RootContent) => node.type === 'element' && BLOCKS.has(node.tagName);

/** The address of a link is said behind its text where it is another one. */
function textOf(node: RootContent, siteUrl: string): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  if (node.tagName === 'br') return '\n';
  const text = node.children.map((child) => textOf(child, siteUrl)).join('');
  const href = node.tagName === 'a' ? textProperty(node, 'href') : undefined;
  if (href === undefined || !URL.canParse(href, siteUrl)) return text;
  const address = href.startsWith('/') ? new URL(href, siteUrl).href : href;
  return [text, `mailto:${text}`, `${text}/`].includes(address) ? text : `${text} (${address})`;
}

/** The text of a resume item's sanitised html, line by line. */
export function htmlLines(html: string, siteUrl: string): HtmlLines {
  const tree = parseHtml(html);
  const lines: HtmlLine[] = [];
  let isFormatted = false;
  eachElement(tree, (node) => {
    if (FORMATTED.has(node.tagName) && toString(node).trim() !== '') isFormatted = true;
  });
  const add = (nodes: readonly RootContent[], isPoint: boolean) => {
    for (const line of nodes
      .map((node) => textOf(node, siteUrl))
      .join('')
      .split('\n')) {
      const text = onOneLine(line);
      if (text !== '') lines.push({ text, isPoint });
    }
  };
  const walk = ({ children }: Root | Element, points: number) => {
    let inline: RootContent[] = [];
    for (const child of children) {
      if (child.type !== 'element' || !isBlock(child)) {
        inline.push(child);
        continue;
      }
      add(inline, points > 0);
      inline = [];
      if (child.tagName === 'li' && points > 0) isFormatted = true;
      walk(child, child.tagName === 'li' ? points + 1 : points);
    }
    add(inline, points > 0);
  };
  walk(tree, 0);
  return { lines, isFormatted };
}
