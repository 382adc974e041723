import { trimmedLines } from '@/lib/utils/trimmed-lines';
import { mathmlToTex } from './mathml-tex';
import { isInLine, isTextNode, rawBlock, rawInline } from './pasted-raw';

/** Drawings of other renderers, which stand beside the source. */
const DRAWN =
  ':is(.MathJax_Preview, .MathJax, .MathJax_Display, .MathJax_SVG, .MathJax_CHTML):not(mjx-container), ' +
  '.mwe-math-fallback-image-inline';
const FORMULAS = [
  '.katex-display',
  '.math-display',
  '.mwe-math-element',
  'mjx-container',
  '.katex',
  'script[type^="math/tex"]',
  '[data-tex]',
  '[data-latex]',
  '.ql-formula[data-value]',
  '[data-mathml]',
  'img[eeimg]',
  'img[src*="zhihu.com/equation?tex="]',
  'img[src*="/yuque/__latex/"][alt]',
  'math',
  'code.math-source',
].join(',');
const DISPLAY =
  '.katex-display, .math-display, .mwe-math-element-block, mjx-container[display="true"], [mode="display"], ' +
  '[display="block"], script[type*="mode=display"], .MathJax_Display';
const HAN = /\p{Script=Han}+/gu;

function annotated(node: Element): string | undefined {
  return [...node.querySelectorAll('annotation')].find((annotation) =>
    /tex/i.test(annotation.getAttribute('encoding') ?? ''),
  )?.textContent;
}

function texOf(node: Element): string {
  const attribute = ['data-tex', 'data-latex', 'data-value']
    .map((name) => node.getAttribute(name))
    .find((value) => value?.trim());
  const source =
    annotated(node) ?? attribute ?? node.querySelector('[data-latex]:is(math, mjx-math)')?.getAttribute('data-latex');
  if (source?.trim()) return source;
  if (node.nodeName === 'IMG') {
    const query = URL.parse(node.getAttribute('src') ?? '', 'https://www.zhihu.com')?.searchParams.get('tex');
    return node.getAttribute('alt')?.trim() || (query ?? '');
  }
  const markup = node.getAttribute('data-mathml');
  const math =
    node.localName === 'math'
      ? node
      : (node.querySelector('math') ??
        (markup ? new DOMParser().parseFromString(markup, 'text/html').querySelector('math') : null));
  if (math) return annotated(math) ?? math.getAttribute('alttext') ?? mathmlToTex(math);
  if (node.matches('script, code')) return node.textContent;
  return node.querySelector('img')?.getAttribute('alt') ?? node.querySelector('.math-source')?.textContent ?? '';
}

/** Wikipedia wraps its formulas, and the site's own take other forms. */
function tidy(tex: string): string {
  const plain = /^\{\\(?:display|text)style\s(.*)\}$/s.exec(tex.trim())?.[1] ?? tex;
  const text = plain.trim().replace(/\u00a0/g, ' ');
  // Chinese without a command would be taken for a sentence with sums of money.
  return /\\[a-zA-Z]/.test(text) ? text : text.replace(HAN, '\\text{$&}');
}

const isAlone = (node: Element): boolean =>
  /^(?:P|DIV|FIGURE|CENTER)$/.test(node.parentElement?.nodeName ?? '') &&
  [...(node.parentElement?.childNodes ?? [])].every(
    (child) => child === node || (isTextNode(child) && child.data.trim() === ''),
  );

function replace(node: Element, tex: string, isDisplay: boolean): void {
  const { ownerDocument } = node;
  if (isDisplay && !isInLine(node)) {
    // A blank line would end the formula.
    node.replaceWith(rawBlock(ownerDocument, `$$\n${tex.replace(/\n\s*\n/g, '\n')}\n$$`));
    return;
  }
  const line = trimmedLines(tex).join(' ');
  const markdown = node.closest('td, th')
    ? line.replace(/\\?\|/g, (bar) => (bar === '|' ? '\\vert ' : '\\Vert '))
    : line;
  const raw = rawInline(ownerDocument, `$${markdown.trim()}$`);
  const { previousSibling, nextSibling } = node;
  node.replaceWith(raw);
  // Beside a letter, a digit or another formula, a dollar is none of a formula.
  if ((isTextNode(previousSibling) && /[\w$]$/.test(previousSibling.data)) || previousSibling?.nodeName === 'CODE')
    raw.before(' ');
  if (isTextNode(nextSibling) && /^[\w$]/.test(nextSibling.data)) raw.after(' ');
}

/** Puts the source of formulas in place of what other pages, and ours, have drawn. */
export function readFormulas(body: HTMLElement): void {
  for (const script of body.querySelectorAll('script[type^="math/tex"]')) {
    for (let before = script.previousElementSibling; before?.matches(DRAWN); before = script.previousElementSibling)
      before.remove();
  }
  for (const node of body.querySelectorAll(FORMULAS)) {
    if (!body.contains(node)) continue;
    const written = texOf(node);
    const tex = tidy(written.replace(/\\\\\s*$/, ''));
    if (tex === '') continue;
    const isZhihu = node.matches('[eeimg], .ztext-math, [src*="zhihu.com/equation"]');
    const isDisplay =
      node.matches(DISPLAY) ||
      node.querySelector(':scope > .katex-display, :scope > math[display="block"]') !== null ||
      node.parentElement?.matches(DISPLAY) === true ||
      (isZhihu && /\\\\\s*$/.test(written)) ||
      (node.matches('.math-source, .mwe-math-element') && isAlone(node));
    replace(node, tex, isDisplay);
  }
  for (const node of body.querySelectorAll(DRAWN)) node.remove();
}
