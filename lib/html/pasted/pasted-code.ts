import { isBlock, isElement, isInLine, isTextNode, RAW, rawBlock, rawInline } from './pasted-raw';

const LANGUAGE = /(?:^|\s)(?:language|lang|highlight-source|highlight-text|brush:)-?\s*([\w+#.-]{1,20})/i;
/** Hexo names the language beside its own class. */
const HEXO_LANGUAGE = /^\s*highlight\s+([\w+#-]{1,20})\s*$/;
/** Words of themes, which stand where a language would. */
const NO_LANGUAGE = /^(?:none|plain|plaintext|plain_text|nohighlight|auto|undefined|code|wrap|line-numbers|代码)$/i;
const BESIDE_CODE =
  '.gutter, .linenos, .lineno, .linenodiv, .line-numbers-rows, .hljs-ln-numbers, .line-number, .blob-num, .rouge-gutter, ' +
  '.line-numbers-wrapper, .pre-numbering, .hljs-button, .code-block-extension-header, [class*="language-"] > .lang';
const MAX_ANCESTORS = 4;

function languageOf(pre: Element): string {
  const places: (Element | null)[] = [pre.querySelector('code'), pre];
  for (let node = pre.parentElement; node && places.length < MAX_ANCESTORS + 2; node = node.parentElement) {
    if (node.nodeName === 'BODY' || node.children.length > 3) break;
    places.push(node);
  }
  for (const place of places) {
    const className = place?.getAttribute('class') ?? '';
    const name =
      place?.getAttribute('data-lang') ??
      place?.getAttribute('data-language') ??
      LANGUAGE.exec(className)?.[1] ??
      (place?.nodeName === 'FIGURE' ? HEXO_LANGUAGE.exec(className)?.[1] : undefined);
    if (name && /^[\w+#.-]+$/.test(name) && !NO_LANGUAGE.test(name)) return name;
  }
  return '';
}

const holdsCodeLines = ({ childNodes }: Element): boolean =>
  childNodes.length > 1 &&
  [...childNodes].every((child) => child.nodeName === 'CODE' || (isTextNode(child) && child.data.trim() === ''));

/** Whether space stands between elements that are lines, where the source has it to be legible. */
const isBetweenLines = ({ data, previousSibling, nextSibling }: Text, isCodeLine: boolean): boolean =>
  data.trim() === '' &&
  [previousSibling, nextSibling].some((node) => node && (isBlock(node) || (isCodeLine && node.nodeName === 'CODE')));

/** The text of code as a browser shows it: a break is a line end, and so are the ends of blocks and of sibling `code`. */
function codeText(pre: Element): string {
  const parts: string[] = [];
  let endsLine = true;
  const add = (text: string) => {
    if (text === '') return;
    parts.push(text);
    endsLine = text.endsWith('\n');
  };
  const visit = (node: Node, isCodeLine: boolean) => {
    if (isTextNode(node) && !isBetweenLines(node, isCodeLine)) add(node.data.replace(/\r\n?/g, '\n'));
    if (!isElement(node)) return;
    if (node.nodeName === 'BR') add('\n');
    const isLine =
      (isBlock(node) && !/^T[DH]$/.test(node.nodeName)) ||
      (isCodeLine && node.nodeName === 'CODE') ||
      /display:\s*block/i.test(node.getAttribute('style') ?? '');
    if (isLine && !endsLine) add('\n');
    const children = holdsCodeLines(node);
    if (isCodeLine && node.nodeName === 'CODE' && node.childNodes.length === 0) add('\n');
    node.childNodes.forEach((child) => visit(child, children));
    if (isLine && !endsLine) add('\n');
  };
  visit(pre, false);
  return parts
    .join('')
    .replaceAll('\u00a0', ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .trimEnd();
}

function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Code in a line; blanks at its edges would be taken for those of the marks. */
function inlineCode(code: string): string {
  const text = code.replace(/[\s\u00a0]+/g, ' ').replace(/[\u200b\ufeff]/g, '');
  if (text.trim() === '') return '';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = '`'.repeat(longest === 0 ? 1 : longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${mark}${space}${text}${space}${mark}`;
}

/** Line numbers and buttons are no code; GitHub shows the lines of a file as rows of a table. */
export function tidyCode(body: HTMLElement): void {
  for (const node of body.querySelectorAll(BESIDE_CODE)) node.remove();
  for (const table of body.querySelectorAll('table:has(.blob-code)')) {
    const pre = body.ownerDocument.createElement('pre');
    for (const cell of table.querySelectorAll('.blob-code')) {
      const line = body.ownerDocument.createElement('div');
      line.append(...(cell.textContent === '' ? [body.ownerDocument.createElement('br')] : cell.childNodes));
      pre.append(line);
    }
    table.replaceWith(pre);
  }
}

export function readCode(body: HTMLElement): void {
  const { ownerDocument } = body;
  for (const pre of body.querySelectorAll('pre')) {
    if (pre.hasAttribute(RAW) || !pre.isConnected || pre.parentElement?.closest('pre')) continue;
    const code = codeText(pre);
    if (code.trim() === '') {
      pre.remove();
    } else if (isInLine(pre)) {
      const lines = code.split('\n').filter((line) => line.trim() !== '');
      const nodes = lines.flatMap((line, index) => [
        ...(index > 0 ? [ownerDocument.createElement('br')] : []),
        rawInline(ownerDocument, inlineCode(line)),
      ]);
      pre.replaceWith(...nodes);
    } else {
      pre.replaceWith(rawBlock(ownerDocument, fenced(code, languageOf(pre))));
    }
  }
  for (const head of body.querySelectorAll('.code-head')) head.remove();
  for (const code of body.querySelectorAll('code, tt, samp')) {
    if (code.hasAttribute(RAW) || !code.isConnected) continue;
    const text = codeText(code);
    const isAlone = text.includes('\n') && code.querySelector('br') !== null && !isInLine(code);
    const markdown = isAlone ? '' : inlineCode(text);
    if (isAlone) code.replaceWith(rawBlock(ownerDocument, fenced(text, languageOf(code))));
    else if (markdown) code.replaceWith(rawInline(ownerDocument, markdown));
    else code.replaceWith(text);
  }
}
