import type { Platform } from '@/lib/domain/cross-post/platforms';
import { inlineStyle } from './inline-styles';
import { References } from './references';

type HtmlPlatform = Exclude<Platform, 'juejin'>;

interface Conversion {
  platform: HtmlPlatform;
  out: Document;
  references: References;
  view: Window;
}

const RENAMED: Readonly<Record<string, string>> = {
  div: 'section',
  center: 'section',
  address: 'section',
  details: 'section',
  dl: 'section',
  dt: 'section',
  dd: 'section',
  summary: 'section',
  bdi: 'span',
  tt: 'code',
};
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ol: ['start', 'reversed'],
  li: ['value'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
const LEFT_OUT = 'button, .anchor, .code-head, .diagram-note, script, style, [hidden]';
const TAB = '\u00a0'.repeat(4);

function appendCode({ out, platform }: Conversion, parent: Element, text: string): void {
  if (platform !== 'wechat') return parent.append(text);
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) parent.append(out.createElement('br'));
    parent.append(line.replaceAll('\t', TAB).replaceAll(' ', '\u00a0'));
  }
}

function ornament(conversion: Conversion, node: Element, place: '::before' | '::after'): Element | null {
  const styles = conversion.view.getComputedStyle(node, place);
  const [, words = ''] = /^"((?:[^"\\]|\\.)+)"$/.exec(styles.content) ?? [];
  if (words.trim() === '' || /^(?:absolute|fixed)$/.test(styles.position)) return null;
  const span = conversion.out.createElement('span');
  span.setAttribute('style', inlineStyle('span', styles, conversion.view.getComputedStyle(node)));
  span.append(words.replace(/\\(.)/g, '$1'));
  return span;
}

function convertImage({ out, platform }: Conversion, image: Element): Element | null {
  const source = image.getAttribute('src');
  if (!source) return null;
  const copy = out.createElement('img');
  copy.setAttribute('src', URL.parse(source, location.href)?.href ?? source);
  copy.setAttribute('alt', image.getAttribute('alt') ?? '');
  const depth = image.getAttribute('data-depth');
  const width = image.getAttribute('width');
  const sized = width ? `width: ${/%$/.test(width) ? width : `${width}px`}; ` : '';
  const stands = depth === null ? '' : `; display: inline-block; vertical-align: -${depth}px`;
  copy.setAttribute('style', `${sized}max-width: 100%; height: auto${stands}`);
  // Zhihu's editor makes a formula of its own out of it.
  if (image.hasAttribute('data-tex') && platform === 'zhihu') copy.setAttribute('data-eeimg', 'true');
  return copy;
}

function convertLink(conversion: Conversion, link: Element, parent: Element): void {
  const { platform, out, references, view } = conversion;
  const target = references.targetOf(link);
  const isPicture = link.matches('.article-image');
  if (isPicture || (target.kind === 'address' && link.textContent.trim() === '' && !link.querySelector('img')))
    return convertChildren(conversion, link, parent);
  if (target.kind === 'back') return;
  if (target.kind === 'note') return parent.append(`[${references.numberOf(target)}]`);
  const isLink = target.kind === 'address' && (platform === 'zhihu' || references.isFollowed(target.href));
  const node = out.createElement(isLink ? 'a' : 'span');
  if (isLink) node.setAttribute('href', target.href);
  const style = inlineStyle('a', view.getComputedStyle(link), view.getComputedStyle(link.parentElement ?? link));
  if (style) node.setAttribute('style', style);
  convertChildren(conversion, link, node);
  parent.append(node);
  if (isLink || target.kind !== 'address' || references.isWritten(target.href, link.textContent)) return;
  const mark = out.createElement('sup');
  mark.append(`[${references.numberOf(target)}]`);
  parent.append(mark);
}

function convertBlockOfCode(conversion: Conversion, block: Element, parent: Element): void {
  const { out, view, platform } = conversion;
  const picture = block.querySelector('img[data-picture]');
  const [pre, code] = [block.querySelector('pre'), block.querySelector('pre > code')];
  if (picture) {
    const frame = out.createElement('section');
    frame.setAttribute('style', 'margin: 16px 0; text-align: center');
    frame.append(convertImage(conversion, picture) ?? '');
    return parent.append(frame);
  }
  if (!pre || !code) return convertChildren(conversion, block, parent);
  const copy = out.createElement('pre');
  const inner = out.createElement('code');
  copy.append(inner);
  parent.append(copy);
  if (platform === 'zhihu') {
    const language = pre.getAttribute('data-lang');
    if (language) copy.setAttribute('lang', language);
    return inner.append(code.textContent);
  }
  const frame = inlineStyle('pre', view.getComputedStyle(block), undefined);
  copy.setAttribute('style', `${frame}; overflow-x: auto; white-space: pre`);
  inner.setAttribute(
    'style',
    `${inlineStyle('code', view.getComputedStyle(code), view.getComputedStyle(block))}; display: block; white-space: pre`,
  );
  convertChildren(conversion, code, inner, true);
  if (inner.lastChild?.nodeName === 'BR') inner.lastChild.remove();
}

/** The public account's editor tears a list out of its item in a way of its own. */
function hoistLists(root: Element): void {
  for (const item of root.querySelectorAll('li'))
    for (const list of [...item.children].filter((child) => /^[uo]l$/i.test(child.tagName)).reverse()) item.after(list);
}

function convertElement(conversion: Conversion, node: Element, parent: Element, isCode: boolean): void {
  const { out, view } = conversion;
  const tag = node.tagName.toLowerCase();
  if (node.matches(LEFT_OUT) || node.matches('.footnotes')) return;
  if (tag === 'br' || tag === 'wbr') return parent.append(out.createElement(tag));
  if (tag === 'img') return parent.append(convertImage(conversion, node) ?? '');
  if (tag === 'input') return parent.append(node.matches(':checked') ? '☑ ' : '☐ ');
  if (tag === 'a') return convertLink(conversion, node, parent);
  if (node.matches('.code-block')) return convertBlockOfCode(conversion, node, parent);
  const styles = view.getComputedStyle(node);
  const name = node.matches('.math-display') ? 'section' : (RENAMED[tag] ?? tag);
  const copy = out.createElement(name);
  for (const attribute of KEPT_ATTRIBUTES[tag] ?? []) {
    const value = node.getAttribute(attribute);
    if (value !== null) copy.setAttribute(attribute, value);
  }
  const scrolls = node.matches('.table-scroll, .math-display') ? 'overflow-x: auto' : '';
  const centred = node.matches('.math-display') ? 'text-align: center' : '';
  const own = inlineStyle(name, styles, node.parentElement ? view.getComputedStyle(node.parentElement) : undefined);
  const style = [own, tag === 'table' ? 'border-collapse: collapse' : '', scrolls, centred].filter(Boolean).join('; ');
  if (style) copy.setAttribute('style', style);
  copy.append(ornament(conversion, node, '::before') ?? '');
  convertChildren(conversion, node, copy, isCode);
  copy.append(ornament(conversion, node, '::after') ?? '');
  if (name === 'span' && !style) parent.append(...copy.childNodes);
  else parent.append(copy);
}

/** The text is in a frame, whose classes are not this window's. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function convertChildren(conversion: Conversion, node: Element, parent: Element, isCode = false): void {
  for (const child of node.childNodes) {
    if (isElement(child)) {
      convertElement(conversion, child, parent, isCode);
    } else if (child.nodeType === Node.TEXT_NODE) {
      const text = child.textContent ?? '';
      if (isCode) appendCode(conversion, parent, text);
      else parent.append(text);
    }
  }
}

/** The end of the text: notes, and addresses that readers there cannot press. */
function appendReferences(conversion: Conversion, root: Element, parent: Element): void {
  const { out, references } = conversion;
  if (references.list.length === 0) return;
  const title = out.createElement('p');
  title.setAttribute('style', 'margin: 32px 0 8px; font-weight: 600');
  title.append('参考资料');
  parent.append(title);
  // A note may name addresses of its own, which are appended while the list is written.
  for (const { number, target } of references.list) {
    const entry = out.createElement('p');
    entry.setAttribute('style', 'margin: 4px 0; font-size: 14px; line-height: 1.6; word-break: break-all');
    entry.append(`[${number}] `);
    if (target.kind === 'note') {
      const note = root.ownerDocument.getElementById(target.id);
      for (const part of note?.children ?? []) convertChildren(conversion, part, entry);
    } else {
      const name = references.nameOf(target.href);
      entry.append(name ? `${name}：${target.href}` : target.href);
    }
    parent.append(entry);
  }
}

interface PortableHtml {
  html: string;
  references: number;
}

/** Makes html that needs no sheet, class or id. @param root the rendered text, in a document with its sheets */
export function portableHtml(root: HTMLElement, platform: HtmlPlatform): PortableHtml {
  const view = root.ownerDocument.defaultView;
  if (!view) throw new Error('The text is in no window');
  const out = document.implementation.createHTMLDocument();
  const references = new References(root);
  const conversion: Conversion = { platform, out, references, view };
  const whole = out.createElement('section');
  const style = inlineStyle('section', view.getComputedStyle(root), undefined).replace(
    /(?:^|; )(?:margin|padding): [^;]*/g,
    '',
  );
  whole.setAttribute('style', style.replace(/^; /, ''));
  convertChildren(conversion, root, whole);
  if (platform === 'wechat') hoistLists(whole);
  appendReferences(conversion, root, whole);
  return { html: whole.outerHTML, references: references.list.length };
}
