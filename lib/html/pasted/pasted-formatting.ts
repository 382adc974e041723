import { BLOCKS, isBlock, isElement, isTextNode, rename, unwrapElement } from './pasted-raw';

const FORMATS = 'strong, em, del, a, u, ins, mark, sub, sup';
const JOINED = 'strong, em, del, u, mark, sub, sup';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, th';
const STYLES: readonly { style: RegExp; tagName: string; except: string }[] = [
  { style: /font-weight:\s*(?:bold\b|[6-9]00)/i, tagName: 'strong', except: `strong, b, ${HEADINGS}` },
  { style: /font-style:\s*italic/i, tagName: 'em', except: 'em, i, blockquote' },
  { style: /text-decoration(?:-line)?:[^;]*line-through/i, tagName: 'del', except: 'del, s, strike' },
  { style: /vertical-align:\s*super/i, tagName: 'sup', except: 'sup' },
  { style: /vertical-align:\s*sub\b/i, tagName: 'sub', except: 'sub' },
];
const NAMES: Readonly<Record<string, string>> = { B: 'strong', I: 'em', S: 'del', STRIKE: 'del' };

/** Gives what is bold or raised by its style the element of that meaning, and each meaning one element. */
function nameFormats(body: HTMLElement): void {
  for (const node of body.querySelectorAll<HTMLElement>('b, strong, i, em')) {
    const style = node.getAttribute('style') ?? '';
    const isBold = /^(?:B|STRONG)$/.test(node.nodeName);
    if (isBold ? /font-weight:\s*(?:normal|[1-5]00)\b/i.test(style) : /font-style:\s*normal/i.test(style))
      unwrapElement(node);
  }
  for (const node of body.querySelectorAll('span, font')) {
    const style = node.getAttribute('style') ?? '';
    if (style === '') continue;
    for (const { style: pattern, tagName, except } of STYLES) {
      if (!pattern.test(style) || node.closest(except) || !node.isConnected) continue;
      const wrapper = body.ownerDocument.createElement(tagName);
      wrapper.append(...node.childNodes);
      node.append(wrapper);
    }
  }
  for (const node of body.querySelectorAll('b, i, s, strike')) rename(node, NAMES[node.nodeName] ?? 'span');
}

const hasContent = (run: readonly ChildNode[]): boolean =>
  run.some(
    (node) =>
      node.textContent?.trim() !== '' || (isElement(node) && (node.matches('img') || node.querySelector('img'))),
  );

/** Formats the text in each block instead of the blocks: marks of Markdown do not reach across them. */
function formatInBlocks(format: Element): void {
  const wrapRuns = (parent: Element) => {
    let run: ChildNode[] = [];
    const flush = () => {
      if (hasContent(run)) {
        const wrapper = format.ownerDocument.importNode(format, false);
        run[0]?.before(wrapper);
        wrapper.append(...run);
      }
      run = [];
    };
    for (const child of [...parent.childNodes]) {
      if (isElement(child) && (isBlock(child) || child.querySelector(BLOCKS))) {
        flush();
        if (child.nodeName !== 'PRE' && child.nodeName !== 'HR') wrapRuns(child);
      } else run.push(child);
    }
    flush();
  };
  wrapRuns(format);
  unwrapElement(format);
}

const isBreak = (node: Node | null): node is Element => node?.nodeName === 'BR';

export function tidyFormats(body: HTMLElement): void {
  nameFormats(body);
  for (const node of body.querySelectorAll(FORMATS)) if (node.querySelector(BLOCKS)) formatInBlocks(node);
  for (const node of body.querySelectorAll('span, font')) unwrapElement(node);
  body.normalize();
  for (const node of body.querySelectorAll(JOINED)) {
    if (!node.isConnected) continue;
    if (node.parentElement?.closest(node.localName)) {
      unwrapElement(node);
      continue;
    }
    while (isElement(node.nextSibling) && node.nextSibling.nodeName === node.nodeName) {
      const next = node.nextSibling;
      node.append(...next.childNodes);
      next.remove();
    }
    while (isBreak(node.firstChild)) node.before(node.firstChild);
    while (isBreak(node.lastChild)) node.after(node.lastChild);
  }
  body.normalize();
}

const WORD = /[\p{L}\p{N}]/u;
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffee]/u;
const isWord = (sign: string): boolean => WORD.test(sign) && !CJK.test(sign);
const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign) && !CJK.test(sign);

function beside(node: Element, side: 'previousSibling' | 'nextSibling'): string {
  const sibling = node[side];
  // Marks of elements are punctuation, beside which formatting works.
  if (!isTextNode(sibling)) return '';
  return (side === 'previousSibling' ? [...sibling.data.slice(-2)].at(-1) : [...sibling.data.slice(0, 2)][0]) ?? '';
}

/** Whether marks would stay as they are: between a letter and punctuation, or beside marks of the same sign. */
export function needsTags(node: Element, content: string): boolean {
  const signs = [content.slice(0, 2), content.slice(-2)].map((edge) => [...edge]);
  const first = signs[0]?.[0] ?? '';
  const last = signs[1]?.at(-1) ?? '';
  if (isPunctuation(first) && isWord(beside(node, 'previousSibling'))) return true;
  if (isPunctuation(last) && isWord(beside(node, 'nextSibling'))) return true;
  const neighbours = [node.previousSibling, node.nextSibling];
  return node.nodeName === 'EM' && neighbours.some((sibling) => isElement(sibling) && sibling.nodeName === 'STRONG');
}
