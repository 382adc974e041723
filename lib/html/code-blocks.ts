import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { createLowlight } from 'lowlight';
import { codeLanguage, GRAMMARS } from './code-languages';
import { classNames, element, textElement } from './tree';

const lowlight = createLowlight(GRAMMARS);

/** Runs work that may take very long; undefined when it was aborted. */
export type RunLimited = <T>(work: () => T) => T | undefined;

/** Limits of highlighting in characters: longer blocks stay plain, and those beyond an article's total. */
const LIMITS = { block: 30_000, total: 300_000 };
/** The limit where work cannot be aborted: C takes 4 s for 30,000 characters of other text, and 50 ms for 3,000. */
const LIMITS_WITHOUT_END = { block: 3_000, total: 60_000 };
const toTheEnd: RunLimited = (work) => work();
/** Shorter blocks are fast, also those that no grammar fits. */
const HARMLESS = 500;

/** Deeper nested scopes leave the block plain, because the tree is walked recursively later. */
const MAX_SCOPE_DEPTH = 40;

const isDeeperThan = (depth: number, { children }: Root | Element): boolean =>
  children.some((child) => child.type === 'element' && (depth === 0 || isDeeperThan(depth - 1, child)));

function languageName(code: Element): string {
  for (const className of classNames(code)) {
    const name = /^lang(?:uage)?-([\w+#.-]{1,20})/.exec(className)?.[1];
    if (name) return name;
  }
  return '';
}

/** @param run aborts highlighting; without it only short blocks are highlighted */
export function codeBlockRenderer(run?: RunLimited): (pre: Element) => Element {
  const { block, total } = run ? LIMITS : LIMITS_WITHOUT_END;
  let left = total;

  const content = (code: Element, grammar: string | undefined): ElementContent[] => {
    const source = toString(code);
    if (!grammar || source.length > Math.min(left, block)) return code.children;
    left -= source.length;
    const limited = run && source.length > HARMLESS ? run : toTheEnd;
    const highlighted = limited(() => lowlight.highlight(grammar, source));
    if (!highlighted || isDeeperThan(MAX_SCOPE_DEPTH, highlighted)) return code.children;
    return highlighted.children.filter((child) => child.type !== 'doctype');
  };

  return (pre) => {
    const significant = pre.children.filter((child) => child.type === 'element' || toString(child).trim() !== '');
    const [only] = significant;
    const code =
      significant.length === 1 && only?.type === 'element' && only.tagName === 'code'
        ? only
        : element('code', {}, pre.children);
    const name = languageName(code);
    const { label, grammar } = codeLanguage(name);
    return element('div', { className: ['code-block'] }, [
      textElement('div', { className: ['code-head'] }, label),
      // The label is not selected with the code, so the language is copied with it here.
      element('pre', { tabIndex: 0, ...(name !== '' && { dataLang: name }) }, [
        element('code', { className: ['hljs'] }, content(code, grammar)),
      ]),
    ]);
  };
}
