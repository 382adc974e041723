import TurndownService from 'turndown';
import { trimEndOf } from '@/lib/utils/trim-end';
import { trimmedLines } from '@/lib/utils/trimmed-lines';
import { needsTags } from './pasted-formatting';
import { SIZED, type PastedPicture } from './pasted-images';
import { NUMBER } from './pasted-lists';
import { RAW } from './pasted-raw';
import { alignmentOf, gridOf } from './pasted-tables';
import { escapeMarkdown } from './pasted-text';
import { readPastedHtml } from './pasted-tree';

const RICH =
  /<(?:h[1-6]|table|ul|ol|li|strong|b|em|i|del|s|img|a|pre|code|blockquote|sub|sup|kbd|mark|u|details|hr|math|mjx-container)[\s>]|mso-|MsoNormal|alert-title|katex|data-tex|math\/tex/i;
const STRUCTURED = /<(?:h[1-6]|table|ul|ol|img|blockquote)[\s>]|mso-list/i;
/** Tags that may stand around the only block of a clipboard, besides its head. */
const EDGE = /^(?:<\/?(?:html|body|meta|br)\b[^<>]*>|<!--[\w-]*-->|<!doctype[^<>]*>|\s)*$/i;

function withoutHead(html: string): string {
  const start = html.search(/<head[\s>]/i);
  const end = start < 0 ? -1 : html.indexOf('</head>', start);
  return end < 0 ? html : html.slice(0, start) + html.slice(end + '</head>'.length);
}

/** Whether html is one block of code, as editors copy it. */
function isCodeOnly(html: string): boolean {
  const start = html.search(/<pre[\s>]/i);
  const end = html.lastIndexOf('</pre>');
  if (start < 0 || html.slice(start, end).includes('</pre>')) return false;
  return isEdge(html.slice(0, start)) && isEdge(end < 0 ? '' : html.slice(end + '</pre>'.length));
}
const isEdge = (text: string): boolean => text.length < 10_000 && EDGE.test(text);

/** Whether pasted html has more than text; code editors' coloured text does not count. */
export function isRichHtml(html: string): boolean {
  if (/white-space:\s*pre\s*[;"']/i.test(html) && !STRUCTURED.test(html)) return false;
  return !isCodeOnly(withoutHead(html)) && RICH.test(html);
}

/** Whether more of the item stands behind a list in it: without a blank line it would belong to the list. */
const goesOn = (list: Element): boolean => {
  for (let next = list.nextSibling; next; next = next.nextSibling) if (next.textContent?.trim()) return true;
  return false;
};

/** Items of several blocks keep the blank lines between them; those of one line and a list need none. */
const isLoose = (item: Element): boolean =>
  [...item.children].filter(({ nodeName }) => /^(?:P|DIV|PRE|TABLE|BLOCKQUOTE|H\d|DETAILS)$/.test(nodeName)).length >
    1 ||
  [...item.querySelectorAll(':scope > ul, :scope > ol')].some(goesOn) ||
  item.querySelector(':scope > pre, :scope > table, :scope > blockquote, :scope > * > pre') !== null;

const indented = (text: string, width: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

const inOneLine = (content: string): string => trimmedLines(content).join(' ');

function image(node: Element): string {
  const [src = '', alt = '', title = '', width] = ['src', 'alt', 'title', 'width'].map(
    (name) => node.getAttribute(name)?.trim() ?? undefined,
  );
  if (src === '') return '';
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  if (width && node.hasAttribute(SIZED))
    return `<img src="${quoted(src)}" alt="${quoted(alt)}" width="${quoted(width)}">`;
  const words = escapeMarkdown(alt.replace(/\s+/g, ' '));
  return `![${words}](${destination(src)}${title ? ` "${title.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&')}"` : ''})`;
}

const destination = (address: string): string =>
  address
    .trim()
    .replace(/\s/g, encodeURIComponent)
    .replace(/[<>()\\]/g, '\\$&');

function link(content: string, node: Element): string {
  const href = node.getAttribute('href') ?? '';
  const text = inOneLine(content);
  if (text === '' || href === '') return text;
  if (node.textContent.replaceAll('\\', '').trim() === href && /^https?:\/\/[^\s<>]+$/.test(href)) return `<${href}>`;
  const title = node.getAttribute('title')?.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&');
  return `[${text}](${destination(href)}${title ? ` "${title}"` : ''})`;
}

/** Pages of the site shift headings below their own title; a copy carries the author's level. */
function headingLevel(node: Node): number {
  const own = node instanceof Element ? node.getAttribute('data-level') : null;
  return Number(own !== null && /^[1-6]$/.test(own) ? own : node.nodeName[1]);
}

const marked = (mark: string, tagName: string) => (content: string, node: Node) => {
  const text = content.trim();
  if (text === '') return '';
  return node instanceof Element && needsTags(node, text)
    ? `<${tagName}>${text}</${tagName}>`
    : `${mark}${text}${mark}`;
};

function createService(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', hr: '---', bulletListMarker: '-', br: '' });
  // Texts are escaped before, where their neighbours are known.
  service.escape = (text) => text;
  service.addRule('strong', { filter: 'strong', replacement: marked('**', 'strong') });
  service.addRule('emphasis', { filter: 'em', replacement: marked('*', 'em') });
  service.addRule('strikethrough', { filter: 'del', replacement: marked('~~', 'del') });
  service.addRule('tags', {
    filter: ['sub', 'sup', 'kbd', 'mark', 'u', 'ins', 'ruby', 'rt', 'rp'],
    replacement: (content, { localName }) => `<${localName}>${content}</${localName}>`,
  });
  service.addRule('details', {
    filter: 'details',
    replacement: (content, node) =>
      `\n\n<details${node.hasAttribute('open') ? ' open' : ''}>\n${content.trim().replace(/<\/summary>\s*/, '</summary>\n\n')}\n\n</details>\n\n`,
  });
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const text = inOneLine(content);
      return text === '' ? '' : `\n\n${'#'.repeat(headingLevel(node))} ${text}\n\n`;
    },
  });
  service.addRule('quote', {
    filter: 'blockquote',
    replacement: (content) =>
      `\n\n${content
        .trim()
        .split('\n')
        .map((line) => trimEndOf(`> ${line}`, ' '))
        .join('\n')}\n\n`,
  });
  service.addRule('link', { filter: 'a', replacement: (content, node) => link(content, node) });
  service.addRule('image', { filter: 'img', replacement: (_content, node) => image(node) });
  // Two breaks are a new paragraph, as they look.
  service.addRule('lineBreak', {
    filter: 'br',
    replacement: (_content, { previousSibling }) => (previousSibling?.nodeName === 'BR' ? '\n\n' : '\n'),
  });
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) =>
      node.parentNode?.nodeName === 'LI' && !goesOn(node) ? `\n${content}` : `\n\n${content}\n\n`,
  });
  service.addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const mark = node.parentElement?.nodeName === 'OL' ? `${node.getAttribute(NUMBER) ?? 1}. ` : '- ';
      const trimmed = content.trim().replace(/^(\[[ x]\]) +/, '$1 ');
      // The blank lines of items and code within it are theirs.
      const text = isLoose(node) ? trimmed : trimmed.replace(/^([^\n]*)\n{2,}/, '$1\n');
      return `${mark}${indented(text, mark.length)}${node.nextSibling ? '\n' : ''}`;
    },
  });
  service.addRule('checkbox', {
    filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
    replacement: (_content, node) => (node instanceof Element && node.hasAttribute('checked') ? '[x] ' : '[ ] '),
  });
  service.addRule('footnote', {
    filter: (node) => node.hasAttribute('data-footnote'),
    replacement: (content, node) =>
      node instanceof Element
        ? `\n\n[^${node.getAttribute('data-footnote') ?? ''}]: ${indented(content.trim(), 4)}\n\n`
        : content,
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (_content, node) => {
      const rows = gridOf(node);
      const cells = rows.map((row) =>
        row.map((cell) => (cell ? trimmedLines(service.turndown(cell)).join('<br>').replace(/\\?\|/g, '\\|') : '')),
      );
      const [head] = rows;
      if (!head || head.length === 0) return '';
      const [first = '', ...others] = cells.map((row) => `| ${row.join(' | ')} |`);
      return `\n\n${[first, `| ${head.map(alignmentOf).join(' | ')} |`, ...others].join('\n')}\n\n`;
    },
  });
  service.addRule('raw', {
    filter: (node) => node.hasAttribute(RAW),
    replacement: (_content, node) => {
      const markdown = node instanceof Element ? (node.getAttribute(RAW) ?? '') : '';
      return node.nodeName === 'PRE' ? `\n\n${markdown}\n\n` : markdown;
    },
  });
  return service;
}

export interface PastedMarkdown {
  markdown: string;
  /** Pictures to upload, whose address in the Markdown is `pasted-picture:` and their index. */
  pictures: readonly PastedPicture[];
  /** How many pictures were left out, because readers could not load them. */
  leftOut: number;
}

export function htmlToMarkdown(html: string): PastedMarkdown {
  const { body, ...read } = readPastedHtml(html);
  return { markdown: createService().turndown(body).trim(), ...read };
}
