/** Holds Markdown that is ready, on an element which the converter copies as it is. */
export const RAW = 'data-markdown';

function rawElement(document: Document, tagName: string, markdown: string): HTMLElement {
  const node = document.createElement(tagName);
  node.setAttribute(RAW, markdown);
  // An element without text would count as blank.
  node.textContent = 'x';
  return node;
}

export const rawInline = (document: Document, markdown: string): HTMLElement => rawElement(document, 'code', markdown);
export const rawBlock = (document: Document, markdown: string): HTMLElement => rawElement(document, 'pre', markdown);

const BLOCK_NAMES = (
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
  'h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'
).split(' ');
/** Selects elements that stand on lines of their own. */
export const BLOCKS = BLOCK_NAMES.join(',');
const NAMES = new Set(BLOCK_NAMES.map((name) => name.toUpperCase()));

export const isBlock = (node: Node): boolean => NAMES.has(node.nodeName);
export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;
export const isTextNode = (node: Node | null): node is Text => node?.nodeType === 3;

/** Elements that have no room for blocks of Markdown. */
export const isInLine = (node: Element): boolean => node.closest('td, th, h1, h2, h3, h4, h5, h6, summary, a') !== null;

export function rename(node: Element, tagName: string): Element {
  const renamed = node.ownerDocument.createElement(tagName);
  renamed.append(...node.childNodes);
  node.replaceWith(renamed);
  return renamed;
}

export const unwrapElement = (node: Element): void => node.replaceWith(...node.childNodes);
