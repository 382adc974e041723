import type { Element, Root } from 'hast';
import { styleAlert } from './alerts';
import { classifyAlignment } from './alignment';
import { codeBlockRenderer, type RunLimited } from './code-blocks';
import type { Heading } from './headings';
import { renderImage } from './images';
import { renderLink } from './links';
import { formulaRenderer, isFormula, type RenderTex } from '@/lib/html/math/math';
import { parseHtml } from './parse-html';
import { countCharacters } from './reading-time';
import { sanitizeForeign } from './sanitize';
import { wrapTables } from './tables';
import { renderTask } from './tasks';
import { assignTargets } from './targets';
import { classNames, eachElement, replaceElements, textElement, textProperty } from './tree';

interface ArticleFacts {
  headings: Heading[];
  characters: number;
}

export interface RenderedArticle extends ArticleFacts {
  /** The html is safe to put into a page. */
  html: string;
}

/** Unserialised, because the preview renders block by block. */
interface RenderedTree extends ArticleFacts {
  tree: Root;
}

function prose(node: Root | Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && child.tagName !== 'pre' ? `${prose(child)} ` : '';
    })
    .join('');
}

/** Links, images and code blocks, of which the longest real article has 1,000; further ones are their words alone. */
const MAX_ENHANCED = 5_000;

/** Classes of these elements are for the renderer, besides colours. */
const LOSES_CLASSES = new Set(['code', 'span', 'div']);
const isColour = (name: string): boolean => name.startsWith('text-');

const isFormulaBlock = (pre: Element): Element | undefined =>
  pre.children.find((child): child is Element => child.type === 'element' && isFormula(child));

interface RenderOptions {
  /** Null leaves formulas as source. */
  renderTex: RenderTex | null;
  /** Links to it stay in the tab. */
  siteUrl: string;
  /** Limits the time of highlighting; without it long blocks stay plain. */
  run?: RunLimited | undefined;
}

/** Makes foreign html safe and readable. Never throws; takes time linear in the length. */
export const renderForeignHtml = (html: string, options: RenderOptions): RenderedTree =>
  renderTree(sanitizeForeign(parseHtml(html)), options);

/** Renders a sanitised tree, which it changes. */
export function renderTree(tree: Root, { renderTex, siteUrl, run }: RenderOptions): RenderedTree {
  const characters = countCharacters(prose(tree));
  const { headings, findTarget } = assignTargets(tree);
  const renderCode = codeBlockRenderer(run);
  const renderFormula = formulaRenderer(renderTex);
  let enhanced = 0;
  let hasImage = false;
  const isPlain = () => (enhanced += 1) > MAX_ENHANCED;

  const render = (node: Element, ancestors: readonly Element[]): Element | undefined => {
    if (isFormula(node)) return renderFormula(node);
    if (LOSES_CLASSES.has(node.tagName)) node.properties.className = classNames(node).filter(isColour);
    if (classNames(node).length === 0) delete node.properties.className;
    switch (node.tagName) {
      case 'a':
        if (isPlain()) delete node.properties.href;
        else renderLink(node, siteUrl, findTarget);
        return undefined;
      case 'img': {
        if (isPlain()) return textElement('span', {}, textProperty(node, 'alt') ?? '');
        const first = !hasImage;
        hasImage = true;
        return renderImage(node, siteUrl, { zoomable: !ancestors.some((above) => above.tagName === 'a'), first });
      }
      case 'pre': {
        const formula = isFormulaBlock(node);
        if (formula) return renderFormula(formula);
        return isPlain() ? undefined : renderCode(node);
      }
      case 'input':
        return renderTask(node);
      default:
        return undefined;
    }
  };
  replaceElements(tree, render);
  let hasTables = false;
  eachElement(tree, (node) => {
    styleAlert(node);
    classifyAlignment(node);
    hasTables ||= node.tagName === 'table';
  });
  if (hasTables) wrapTables(tree);
  return { tree, headings, characters };
}
