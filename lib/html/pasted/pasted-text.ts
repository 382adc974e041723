import { isBlock, isElement, isTextNode, RAW } from './pasted-raw';

const EAST_ASIAN =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff01-\\uff60“”‘’…—]';
const WRAPPED = new RegExp(`(?<=${EAST_ASIAN})[ \\t]*\\n\\s*(?=${EAST_ASIAN})`, 'gu');
const ENDS = new RegExp(`${EAST_ASIAN}$`, 'u');
const BEGINS = new RegExp(`^\\s*${EAST_ASIAN}`, 'u');

const isRaw = (node: Node): boolean => isElement(node) && node.hasAttribute(RAW);

/** The texts in document order, and null where a block, a break, a picture or code separates them. */
function textNodes(body: HTMLElement): (Text | null)[] {
  const found: (Text | null)[] = [];
  const visit = (node: Node) => {
    if (isTextNode(node)) {
      found.push(node);
      return;
    }
    const separates = isRaw(node) || isBlock(node) || /^(?:BR|IMG|INPUT)$/.test(node.nodeName);
    if (separates) found.push(null);
    if (!isRaw(node)) node.childNodes.forEach(visit);
    if (separates) found.push(null);
  };
  visit(body);
  return found;
}

/** Removes the line ends of the source between East Asian characters, where they are no blanks (CSS Text 3, 4.1.3). */
export function joinWrappedLines(body: HTMLElement): void {
  let last: Text | undefined;
  let between: Text[] = [];
  for (const node of textNodes(body)) {
    if (!node) {
      last = undefined;
      between = [];
      continue;
    }
    node.data = node.data
      .replace(/\r\n?/g, '\n')
      .replaceAll('\u00a0', ' ')
      .replace(/[\u200b\ufeff]/g, '')
      .replace(WRAPPED, '');
    if (node.data.trim() === '') {
      between.push(node);
      continue;
    }
    if (last && BEGINS.test(node.data) && ENDS.test(last.data.slice(-200).trimEnd())) {
      const gap = [
        last.data.slice(last.data.trimEnd().length),
        ...between.map(({ data }) => data),
        /^\s*/.exec(node.data)?.[0],
      ];
      if (gap.some((space) => space?.includes('\n'))) {
        last.data = last.data.trimEnd();
        for (const blank of between) blank.data = '';
        node.data = node.data.trimStart();
      }
    }
    last = node;
    between = [];
  }
}

const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"'`\\\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/giu;
const ENTITY = /&(?=#\d{1,7};|#x[\da-f]{1,6};|[a-z][\da-z]{1,31};)/gi;
const LINE_START = /^(\s*)(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|[-=]{2,}\s*$|=+\s*$|>|~{3}|\|)/;
const NUMBER = /^(\s*\d{1,9})([.)])(?=\s|$)/;

function escapeWords(text: string, dollars: boolean): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[*`[\]]|~~/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(dollars ? /\$/g : /\$(?=[^\s\d])/g, '\\$')
    .replace(/<(?=[a-z/!?]|$)/gi, '\\<')
    .replace(ENTITY, '&amp;');
}

/** Escapes what would mean something in Markdown and html; addresses stay as they are. */
export function escapeMarkdown(text: string): string {
  const dollars = text.indexOf('$') !== text.lastIndexOf('$');
  const parts: string[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(escapeWords(text.slice(end, index), dollars), address);
    end = index + address.length;
  }
  return [...parts, escapeWords(text.slice(end), dollars)].join('');
}

/** Blocks whose text stands behind a mark of theirs, and formats that write one. */
const WITHIN_MARKS = /^(?:H[1-6]|TD|TH)$/;
const MARKED = /^(?:STRONG|EM|DEL|A|SUB|SUP|KBD|MARK|U|INS)$/;

export function escapeTexts(body: HTMLElement): void {
  let startsLine = true;
  const visit = (node: Node) => {
    if (isTextNode(node)) {
      if (node.data.trim() === '') return;
      const text = node.parentElement?.closest('a') ? escapeWords(node.data, true) : escapeMarkdown(node.data);
      node.data = startsLine ? text.replace(LINE_START, '$1\\').replace(NUMBER, '$1\\$2') : text;
      startsLine = false;
      return;
    }
    const breaks = isBlock(node) || node.nodeName === 'BR';
    if (breaks) startsLine = !WITHIN_MARKS.test(node.nodeName);
    else if (MARKED.test(node.nodeName)) startsLine = false;
    if (isRaw(node) || node.nodeName === 'IMG') startsLine = false;
    else node.childNodes.forEach(visit);
    if (breaks) startsLine = true;
  };
  visit(body);
}
