import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { createLowlight } from 'lowlight';
import { codeLanguage, GRAMMARS } from './code-languages';
import { classNames, element, textElement } from './tree';

const lowlight = createLowlight(GRAMMARS);
/** Longer blocks stay plain. */
const MAX_HIGHLIGHTED_BLOCK = 30_000;
/** What one article may have highlighted, in characters. */
const MAX_HIGHLIGHTED_TOTAL = 300_000;
/** Scopes that nest deeper than this leave the block plain: the tree is walked recursively later. */
const MAX_SCOPE_DEPTH = 40;

const isDeeperThan = (depth: number, { children }: Root | Element): boolean =>
  children.some((child) => child.type === 'element' && (depth === 0 || isDeeperThan(depth - 1, child)));

/** What the author wrote after the fence: `ts` of `language-ts{1,3}`. */
function languageName(code: Element): string {
  for (const className of classNames(code)) {
    const name = /^lang(?:uage)?-([\w+#.-]{1,20})/.exec(className)?.[1];
    if (name) return name;
  }
  return '';
}

/** Renders the code blocks of one article: each with the name of its language and, within bounds, its colours. */
export function codeBlockRenderer(): (pre: Element) => Element {
  let left = MAX_HIGHLIGHTED_TOTAL;

  const content = (code: Element, grammar: string | undefined): ElementContent[] => {
    const source = toString(code);
    if (!grammar || source.length > Math.min(left, MAX_HIGHLIGHTED_BLOCK)) return code.children;
    left -= source.length;
    const highlighted = lowlight.highlight(grammar, source);
    if (isDeeperThan(MAX_SCOPE_DEPTH, highlighted)) return code.children;
    return highlighted.children.filter((child) => child.type !== 'doctype');
  };

  return (pre) => {
    const significant = pre.children.filter((child) => child.type === 'element' || toString(child).trim() !== '');
    const [only] = significant;
    const code =
      significant.length === 1 && only?.type === 'element' && only.tagName === 'code'
        ? only
        : element('code', {}, pre.children);
    const { label, grammar } = codeLanguage(languageName(code));
    return element('div', { className: ['code-block'] }, [
      textElement('div', { className: ['code-head'] }, label),
      element('pre', { tabIndex: 0 }, [element('code', { className: ['hljs'] }, content(code, grammar))]),
    ]);
  };
}
