import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { collectAlignment } from './alignment';
import { restoreFormulas } from '@/lib/html/math/math';
import { linkToPlayer } from './players';
import { sanitizeSchema } from './sanitize-schema';
import { classNames, eachElement, replaceElements, textProperty } from './tree';

const processor = unified().use(rehypeSanitize, sanitizeSchema).use(rehypeStringify).freeze();

export const stringifyTree = (tree: Root): string => processor.stringify(tree);

/** Widths as authors write them: `300`, `300px`, `50%`, in the attribute, the style, or as Typora's zoom. */
function collectWidth(image: Element): void {
  const style = textProperty(image, 'style') ?? '';
  const styled = /(?:^|;)\s*(?:width|zoom)\s*:\s*(\d{1,4}(?:\.\d+)?(?:px|%))/i.exec(style)?.[1];
  const scale = Number(/(?:^|;)\s*zoom\s*:\s*(\d?\.\d{1,4})\s*(?:;|$)/i.exec(style)?.[1]);
  const width = styled ?? (scale > 0 && scale < 1 ? `${Math.round(scale * 100)}%` : undefined);
  if (width) image.properties.width = width;
}

/** Colours of `<font>` and of `<span style>`, as far as the site's palette has them: a text must be legible in the dark, too. */
const COLOURS: Readonly<Record<string, RegExp>> = {
  red: /^(?:red|crimson|tomato|#(?:f00|ff0000|e[0-4f][0-5]\w{3}))$/i,
  green: /^(?:green|limegreen|seagreen|#(?:0[8a]0|008000))$/i,
  blue: /^(?:blue|royalblue|dodgerblue|#(?:00f|0000ff))$/i,
  orange: /^(?:orange|darkorange|#(?:fa0|ffa500))$/i,
  purple: /^(?:purple|#(?:808|800080))$/i,
  gray: /^(?:gr[ae]y|#(?:888|808080|999|999999))$/i,
};

function collectColour(node: Element): void {
  const styled = /(?:^|;)\s*color\s*:\s*([^;]{1,30})/i.exec(textProperty(node, 'style') ?? '')?.[1];
  const colour = (textProperty(node, 'color') ?? styled)?.trim() ?? '';
  const name = Object.keys(COLOURS).find((known) => COLOURS[known]?.test(colour));
  node.tagName = 'span';
  if (name) node.properties.className = [...classNames(node), `text-${name}`];
}

/** Moves meaning from elements and attributes that sanitising drops to those that it keeps. */
function keepMeaning(tree: Root): void {
  replaceElements(tree, (node) => {
    const player = linkToPlayer(node);
    if (player) return player;
    collectAlignment(node);
    if (node.tagName === 'a' && node.properties.id === undefined) node.properties.id = node.properties.name;
    if (node.tagName === 'img') collectWidth(node);
    if (node.tagName === 'font' || (node.tagName === 'span' && node.properties.style !== undefined))
      collectColour(node);
    return undefined;
  });
}

/** Whether formulas that another client has rendered may be among the elements. */
const hasFormulas = (tree: Root): boolean => {
  let found = false;
  eachElement(tree, (node) => {
    found ||= node.tagName === 'math' || classNames(node).some((name) => name.startsWith('katex'));
  });
  return found;
};

/** Takes from foreign html what the allowlist admits, and changes the tree: meaning that has another form is kept. */
export function sanitizeForeign(tree: Root): Root {
  if (hasFormulas(tree)) restoreFormulas(tree);
  keepMeaning(tree);
  return processor.runSync(tree);
}
