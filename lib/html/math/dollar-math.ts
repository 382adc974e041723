import type { Root } from 'mdast';
import { math } from 'micromark-extension-math';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

const DOLLAR = 36;
const WORD = /[A-Za-z0-9]/;
const HAN = /\p{Script=Han}/u;
/** Words within a formula, which may be Chinese, and names of variables below and above others. */
const WORDS = /(?:\\(?:text|mbox|mathrm|textbf|textit|operatorname)\s*|[_^])\{[^{}]*\}/g;

const isWord = (code: Code): boolean => code !== null && code > 0 && WORD.test(String.fromCodePoint(code));

const BRACE = 123;
/** GitHub's own form of a formula is code between dollars. */
const CODE = /^`([^`]+)`$/;

function isSentence(source: string): boolean {
  const formula = source.replace(WORDS, '');
  return HAN.test(formula) && !/\\[a-zA-Z]/.test(formula);
}

/** Whether dollar signs mean sums of money or variables of a shell, as in `$5 to $10` and `$HOME 和 $PATH`. */
function isPlain(source: string): boolean {
  if (source.startsWith('$$')) return source.includes('\n') && isSentence(source);
  return (/^\$\S/.test(source) && /\s\$$/.test(source)) || isSentence(source);
}

/** A formula touches no letter or digit and is no Chinese sentence. The dollar after a refused one may open one. */
function guarded(construct: Construct): Construct {
  return {
    name: 'dollarMath',
    resolve: construct.resolve,
    previous: (code) => code !== DOLLAR && !isWord(code),
    tokenize(effects, ok, nok) {
      const start = this.now();
      const after: State = (code) => {
        const source = this.sliceSerialize({ start, end: this.now() });
        const isRefused = !source.startsWith('$$') && (isWord(code) || code === BRACE);
        return isRefused || isPlain(source) ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, after, nok);
    },
  };
}

function extension(): Extension {
  const text = math().text?.[DOLLAR];
  return {
    disable: { null: ['mathText'] },
    text: { [DOLLAR]: [text ?? []].flat().map(guarded) },
  };
}

/** Formulas as the editors of the site have always sent them; `$$…$$` in a line is a display formula, too. */
export const dollarMath: Plugin<[], Root> = function () {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(extension());
  return (tree, file) => {
    const source = String(file);
    visit(tree, (node) => {
      // GitHub's form of a display formula is code of this language.
      if (node.type === 'code' && node.lang?.toLowerCase() === 'math') Object.assign(node, { type: 'math' });
      const isBlock = node.type === 'math';
      if (!isBlock && node.type !== 'inlineMath') return;
      const isDisplay = isBlock || source.startsWith('$$', node.position?.start.offset);
      node.data = {
        hName: isBlock ? 'div' : 'span',
        hProperties: { className: ['math', isDisplay ? 'math-display' : 'math-inline'] },
        hChildren: [{ type: 'text', value: node.value.replace(CODE, '$1') }],
      };
    });
  };
};
