import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { classifyAlignment, collectAlignment } from './alignment';
import { codeBlockRenderer, type RunLimited } from './code-blocks';
import type { Heading } from './headings';
import { renderImage } from './images';
import { renderLink } from './links';
import { formulaRenderer, isFormula, restoreFormulas, type RenderTex } from './math';
import { parseHtml } from './parse-html';
import { countCharacters } from './reading-time';
import { sanitizeSchema } from './sanitize-schema';
import { wrapTables } from './tables';
import { renderTask } from './tasks';
import { assignTargets } from './targets';
import { classNames, eachElement, replaceElements } from './tree';

interface ArticleFacts {
  headings: Heading[];
  /** Length of the text without code blocks, see `countCharacters`. */
  characters: number;
}

/** What is shown of an article's html. */
export interface RenderedArticle extends ArticleFacts {
  /** Safe to put into a page. */
  html: string;
}

/** The same as a tree, before it is serialised: for the preview, which renders it block by block. */
interface RenderedTree extends ArticleFacts {
  tree: Root;
}

/** Serialises a rendered tree, or a part of one. */
export const stringifyTree = (tree: Root): string => processor.stringify(tree);

const processor = unified().use(rehypeSanitize, sanitizeSchema).use(rehypeStringify).freeze();

/** Carries what other editors say with attributes that sanitising drops over to those that it keeps. */
function keepMeaning(tree: Root): void {
  collectAlignment(tree);
  eachElement(tree, ({ properties, tagName }) => {
    if (tagName === 'a' && properties.id === undefined) properties.id = properties.name;
  });
}

/** Text of an article without its code blocks. */
function prose(node: Root | Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && child.tagName !== 'pre' ? `${prose(child)} ` : '';
    })
    .join('');
}

/** Images and code blocks beyond these many come without links and headers, so that a page grows in proportion. */
const MAX_ENHANCED = 2_000;

/** Elements whose classes only the renderer reads; the page gets them without. */
const RENDERER_CLASSES = new Set(['code', 'span', 'div']);

const isFormulaBlock = (pre: Element): Element | undefined =>
  pre.children.find((child): child is Element => child.type === 'element' && isFormula(child));

/**
 * Makes html from others safe and readable: sanitised with a strict allowlist, headings with ids,
 * links and images hardened, tables that scroll, code coloured, formulas as MathML.
 * Never throws, whatever the html; its time grows with the length, not with the nesting.
 * @param renderTex null leaves formulas as their source
 * @param siteUrl origin of the site; links to it stay in the tab
 * @param run limits the time that code takes
 */
export function renderArticleWith(
  renderTex: RenderTex | null,
  html: string,
  siteUrl: string,
  run?: RunLimited,
): RenderedTree {
  const source = parseHtml(html);
  if (/katex|<math/i.test(html)) restoreFormulas(source);
  keepMeaning(source);
  const tree: Root = processor.runSync(source);
  const characters = countCharacters(prose(tree));
  const { headings, findTarget } = assignTargets(tree);
  const renderCode = codeBlockRenderer(run);
  const renderFormula = formulaRenderer(renderTex);
  let images = 0;
  let blocks = 0;

  const render = (node: Element, ancestors: readonly Element[]): Element | undefined => {
    if (isFormula(node)) return renderFormula(node);
    if (RENDERER_CLASSES.has(node.tagName) || classNames(node).length === 0) delete node.properties.className;
    switch (node.tagName) {
      case 'a':
        renderLink(node, siteUrl, findTarget);
        return undefined;
      case 'img':
        images += 1;
        return renderImage(node, siteUrl, {
          zoomable: images <= MAX_ENHANCED && !ancestors.some((above) => above.tagName === 'a'),
          first: images === 1,
        });
      case 'pre': {
        blocks += 1;
        const formula = isFormulaBlock(node);
        if (formula) return renderFormula(formula);
        return blocks <= MAX_ENHANCED ? renderCode(node) : undefined;
      }
      case 'input':
        return renderTask(node);
      default:
        return undefined;
    }
  };
  replaceElements(tree, render);
  classifyAlignment(tree);
  wrapTables(tree);
  return { tree, headings, characters };
}
