import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { KatexOptions } from 'katex';
import { styleMath } from './math-layout';
import { mathLetters } from './math-letters';
import { parseHtml } from './parse-html';
import { classNames, eachElement, element, replaceElements, textElement, textProperty } from './tree';

/** One formula's source, in characters; a longer one is shown as it is. */
const MAX_FORMULA = 2_000;
/** How many formulas, and how many characters of them, one article may have rendered. */
const MAX_FORMULAS = 600;
const MAX_TOTAL = 60_000;
/** Macros may make a megabyte of a line: a longer result is not shown, and every so many characters count as one. */
const MAX_RESULT = 200_000;
const RESULT_FOR_ONE = 100;
/** MathML elements that hold text only. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const PARALLEL = '∥';

/**
 * KaTeX draws norms with the sign for parallel lines, which Chinese fonts slant and set wide: they become plain bars,
 * or what stretches to the height of the formula. A bare operator is the relation itself and stays.
 */
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

/** Blackboard, script, bold ... letters become the characters themselves. */
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

/** KaTeX's own function: it weighs much, so whoever renders in a browser loads it for texts with formulas only. */
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

/**
 * Formulas that another client has already rendered go back to their source before sanitising, so
 * that the only MathML ever shown is our own.
 */
export function restoreFormulas(tree: Root): void {
  replaceElements(tree, (node) => {
    const rendered =
      node.tagName === 'math' || classNames(node).some((name) => name === 'katex' || name === 'katex-display');
    const source = rendered ? texSource(node) : undefined;
    if (source === undefined) return undefined;
    return textElement('span', { className: ['math', isDisplay(node) ? 'math-display' : 'math-inline'] }, source);
  });
}

/** True for what an editor leaves where a formula belongs. */
export function isFormula(node: Element): boolean {
  return (
    ['span', 'div', 'code'].includes(node.tagName) &&
    classNames(node).some((name) => /^math-(inline|display)$/.test(name))
  );
}

/** What KaTeX makes of a source; '' where it makes nothing of it. */
function texToHtml(renderTex: RenderTex, source: string, displayMode: boolean): string {
  try {
    return renderTex(source, { displayMode, output: 'mathml', maxExpand: 200, maxSize: 20, strict: 'ignore' });
  } catch {
    return '';
  }
}

/** The formula itself, without the wrappers and the copy of the source that KaTeX adds. */
function mathml(html: string): Element | null {
  if (html === '' || html.length > MAX_RESULT) return null;
  let formula: Element | null = null;
  eachElement(parseHtml(html), (node) => {
    if (node.tagName === 'math') formula = node;
    if (node.tagName === 'semantics') formula?.children.splice(0, 1, ...node.children.slice(0, 1));
    straightenNorm(node);
    writeVariant(node);
    styleMath(node);
    // KaTeX puts elements into these at times; browsers take what is in there for html and draw nothing of it.
    if (TOKENS.has(node.tagName) && node.children.some((child) => child.type === 'element')) node.tagName = 'mrow';
  });
  return formula;
}

/** Renders the formulas of one article as MathML; what cannot be rendered stays readable as source. */
export function formulaRenderer(renderTex: RenderTex | null): (node: Element) => Element {
  let formulas = MAX_FORMULAS;
  let characters = MAX_TOTAL;

  return (node) => {
    const source = toString(node).trim();
    const display = isDisplay(node);
    const affordable = source.length <= Math.min(MAX_FORMULA, characters) && formulas > 0;
    let formula: Element | null = null;
    if (affordable && renderTex) {
      const html = texToHtml(renderTex, source, display);
      // What fails has cost as much.
      formulas -= 1;
      characters -= Math.max(source.length, Math.ceil(html.length / RESULT_FOR_ONE));
      formula = mathml(html);
    }
    if (!formula) return textElement('code', { className: ['math-source'] }, source);
    // A wide formula scrolls, so the keyboard must reach it.
    return display ? element('span', { className: ['math-display'], tabIndex: 0 }, [formula]) : formula;
  };
}
