import TurndownService from 'turndown';
import { renameEventHandlers } from './event-handlers';

const RICH = /<(?:h[1-6]|table|ul|ol|li|strong|b|em|i|del|s|img|a|pre|code|blockquote)[\s>]|mso-|MsoNormal/i;

/** Whether pasted html has more than text; code editors' coloured text does not count. */
export function isRichHtml(html: string): boolean {
  const structured = /<(?:h[1-6]|table|ul|ol|img|blockquote)[\s>]|mso-list/i.test(html);
  if (/white-space:\s*pre\b/i.test(html) && !structured) return false;
  if (/^(?:<html>|<body>|<meta[^<>]*>|<!--\w+-->|\s)*<pre[\s>]/i.test(html)) return false;
  return RICH.test(html);
}

function buildWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, table')]) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = /mso-list:[^;]{0,100}level(\d+)/i.exec(style)?.[1];
    if (paragraph.tagName !== 'P' || level === undefined) {
      lists = [];
      continue;
    }
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tagName = /^\s*(?:\d+|[a-z])[.、)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const depth = Math.min(Math.max(Number(level), 1), 9);
    lists = lists.slice(0, depth);
    while (lists.length < depth) {
      const list = body.ownerDocument.createElement(tagName);
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Keeps the meaningful parts of office html, outside the page's document, which would load the pictures. */
function cleaned(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(renameEventHandlers(html), 'text/html');
  for (const node of body.querySelectorAll('style, script, meta, link, title, xml, noscript, template')) node.remove();
  for (const node of [...body.querySelectorAll('*')]) {
    // Office namespaces (<o:p>) hold nothing but space.
    if (node.tagName.includes(':')) node.replaceWith(...node.childNodes);
  }
  buildWordLists(body);
  for (const node of body.querySelectorAll<HTMLElement>('span, b, strong, font')) {
    const weight = /font-weight:\s*(\w+)/i.exec(node.getAttribute('style') ?? '')?.[1];
    const bold = weight === 'bold' || Number(weight) >= 600;
    const named = /^(?:B|STRONG)$/.test(node.tagName);
    if (named && weight !== undefined && !bold) node.replaceWith(...node.childNodes);
    if (!named && bold && !node.closest('strong, b, h1, h2, h3, h4, h5, h6, th')) {
      const strong = body.ownerDocument.createElement('strong');
      strong.append(...node.childNodes);
      node.replaceWith(strong);
    }
  }
  // Only http(s) images are kept: readers cannot load files of the author's disk.
  for (const image of body.querySelectorAll('img')) {
    if (!/^https?:\/\//i.test(image.getAttribute('src') ?? '')) image.remove();
  }
  return body;
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.addRule('strikethrough', { filter: ['del', 's'], replacement: (content) => `~~${content}~~` });
  service.addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentElement;
      const number = list ? [...list.children].indexOf(node) + Number(list.getAttribute('start') ?? 1) : 1;
      const mark = list?.tagName === 'OL' ? `${number}. ` : '- ';
      const text = content
        .trim()
        .replace(/\n{2,}/g, '\n')
        .replace(/\n/g, `\n${' '.repeat(mark.length)}`);
      return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
    },
  });
  service.addRule('checkbox', {
    filter: (node) => node.tagName === 'INPUT' && node.getAttribute('type') === 'checkbox',
    replacement: (_content, node) => (node instanceof HTMLInputElement && node.checked ? '[x] ' : '[ ] '),
  });
  service.addRule('fence', {
    filter: 'pre',
    replacement: (_content, node) => {
      const language = /lang(?:uage)?-([\w+#-]+)/.exec(
        `${node.className} ${node.firstElementChild?.className ?? ''}`,
      )?.[1];
      return `\n\n\`\`\`${language ?? ''}\n${(node.textContent ?? '').replace(/\n$/, '')}\n\`\`\`\n\n`;
    },
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (_content, node) => {
      const rows = [...node.querySelectorAll('tr')].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) =>
          service
            .turndown(cell.innerHTML)
            .trim()
            .replace(/\s*\n\s*/g, '<br>')
            .replace(/\|/g, '\\|'),
        ),
      );
      const width = Math.max(0, ...rows.map((cells) => cells.length));
      if (width === 0) return '';
      const line = (cells: readonly string[]) =>
        `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
      const [head = [], ...body] = rows.map(line);
      return `\n\n${[head, line(Array.from({ length: width }, () => '---')), ...body].join('\n')}\n\n`;
    },
  });
  return service;
}

export function htmlToMarkdown(html: string): string {
  return createService().turndown(cleaned(html)).trim();
}
