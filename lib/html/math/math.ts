import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { KatexOptions } from 'katex';
import { numberEquations, placeTag } from './equation-numbers';
import { styleMath } from './math-layout';
import { mathLetters } from './math-letters';
import { parseHtml } from '@/lib/html/parse-html';
import { classNames, eachElement, element, replaceElements, textElement, textProperty } from '@/lib/html/tree';

/** A formula of more characters stays source. */
const MAX_FORMULA = 2_000;
const MAX_FORMULAS = 600;
const MAX_TOTAL = 60_000;
/** Bounds on macro expansion: longer results are not shown, and result size counts as source. */
const MAX_RESULT = 200_000;
const RESULT_FOR_ONE = 100;
/** MathML elements that hold text only. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const PARALLEL = '∥';
const LABEL = /\\label\s*\{[^{}]*\}/g;

/** Replaces KaTeX's parallel sign of norms by bars, which Chinese fonts do not slant. A bare operator stays. */
function straightenNorm(node: Element): void {
  const [text] = node.children;
  if (text?.type !== 'text' || text.value !== PARALLEL) return;
  if (textProperty(node, 'fence') === 'true') {
    text.value = '‖';
  } else if (node.tagName === 'mi' || Object.keys(node.properties).length > 0) {
    Object.assign(node, { tagName: 'mi', properties: {} });
    text.value = '||';
  }
}

function writeVariant(node: Element): void {
  const variant = textProperty(node, 'mathvariant') ?? textProperty(node, 'mathVariant');
  const [text] = node.children;
  if (variant === undefined || text?.type !== 'text' || node.tagName === 'mtext') return;
  const letters = mathLetters(text.value, variant);
  if (letters === undefined) return;
  text.value = letters;
  delete node.properties.mathvariant;
  delete node.properties.mathVariant;
}

/** KaTeX's function, passed in because of its weight: browsers load it for texts with formulas only. */
export type RenderTex = (source: string, options: KatexOptions) => string;

const isDisplay = (node: Element): boolean =>
  classNames(node).some((name) => name === 'katex-display' || name === 'math-display') ||
  node.properties.display === 'block';

function texSource(node: Element): string | undefined {
  let source: string | undefined;
  eachElement(node, (child) => {
    if (child.tagName === 'annotation' && textProperty(child, 'encoding') === 'application/x-tex')
      source ??= toString(child);
  });
  return source;
}

/** Restores the source of formulas rendered by another client, so that only our own MathML is shown. */
export function restoreFormulas(tree: Root): void {
  replaceElements(tree, (node) => {
    const rendered =
      node.tagName === 'math' || classNames(node).some((name) => name === 'katex' || name === 'katex-display');
    const source = rendered ? texSource(node) : undefined;
    if (source === undefined) return undefined;
    return textElement('span', { className: ['math', isDisplay(node) ? 'math-display' : 'math-inline'] }, source);
  });
}

export function isFormula(node: Element): boolean {
  return (
    ['span', 'div', 'code'].includes(node.tagName) &&
    classNames(node).some((name) => /^math-(inline|display)$/.test(name))
  );
}

function texToHtml(renderTex: RenderTex, source: string, displayMode: boolean): string {
  try {
    // A label is never seen, and KaTeX knows none.
    return renderTex(source.replace(LABEL, ''), {
      displayMode,
      output: 'mathml',
      maxExpand: 200,
      maxSize: 20,
      strict: 'ignore',
      // The address of a link is dropped below; without this its words would be lost, too.
      trust: ({ command }) => command === '\\href',
    });
  } catch {
    return '';
  }
}

/** The formula without KaTeX's wrappers. Its source stays as an annotation, for those who copy it. */
function mathml(html: string): Element | null {
  if (html === '' || html.length > MAX_RESULT) return null;
  let formula: Element | null = null;
  eachElement(parseHtml(html), (node) => {
    if (node.tagName === 'math') formula = node;
    delete node.properties.href;
    straightenNorm(node);
    writeVariant(node);
    styleMath(node);
    // KaTeX may put elements here, which browsers take for html and do not draw.
    if (TOKENS.has(node.tagName) && node.children.some((child) => child.type === 'element')) node.tagName = 'mrow';
  });
  return formula;
}

/** Renders an article's formulas as MathML; others stay readable as source. */
export function formulaRenderer(renderTex: RenderTex | null): (node: Element) => Element {
  let formulas = MAX_FORMULAS;
  let characters = MAX_TOTAL;
  let equations = 0;

  return (node) => {
    const source = toString(node).trim();
    const display = isDisplay(node);
    const affordable = source.length <= Math.min(MAX_FORMULA, characters) && formulas > 0;
    let formula: Element | null = null;
    if (affordable && renderTex) {
      const html = texToHtml(renderTex, source, display);
      // A formula that fails costs as much.
      formulas -= 1;
      characters -= Math.max(source.length, Math.ceil(html.length / RESULT_FOR_ONE));
      formula = mathml(html);
      if (formula && html.includes('mml-eqn-num')) numberEquations(formula, source, () => (equations += 1));
      if (formula && source.includes('\\tag')) placeTag(formula);
    }
    if (!formula) return textElement('code', { className: ['math-source'] }, source);
    // A wide formula scrolls, so the keyboard must reach it.
    return display ? element('span', { className: ['math-display'], tabIndex: 0 }, [formula]) : formula;
  };
}
