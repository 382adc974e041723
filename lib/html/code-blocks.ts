import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { createLowlight } from 'lowlight';
import { codeLanguage, GRAMMARS } from './code-languages';
import { compactScopes } from './code-scopes';
import { classNames, element, textElement } from './tree';

const lowlight = createLowlight(GRAMMARS);
/** Longer blocks stay plain. */
const MAX_HIGHLIGHTED_BLOCK = 30_000;
/** What one article may have highlighted, in characters. */
const MAX_HIGHLIGHTED_TOTAL = 300_000;

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
    return compactScopes(lowlight.highlight(grammar, source, { prefix: '' })) ?? code.children;
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
