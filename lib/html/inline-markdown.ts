import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { onOneLine } from '@/lib/utils/plain-text';
import { renderTree } from './article-renderer';
import { renderMarkdown } from './markdown';
import { stringifyTree } from './sanitize';
import { renderTex } from '@/lib/html/math/tex';
import { element, replaceElements, textElement } from './tree';

/** The parser drops indentation, in which unfenced code has its meaning. */
const keepIndentation = (markdown: string): string =>
  markdown.replace(/^[ \t]+/gm, (blanks) => blanks.replace(/\t/g, '    ').replace(/ /g, '\u00a0'));

function inlineOf(block: RootContent): ElementContent[] {
  if (block.type !== 'element') return [];
  if (block.tagName === 'pre') return [textElement('code', {}, toString(block).replace(/\n$/, ''))];
  return block.children;
}

function inOneText(tree: Root): Root {
  const lines = tree.children.map(inlineOf).filter((line) => line.length > 0);
  const lineBreak = (): ElementContent[] => [element('br', {}), { type: 'text', value: '\n' }];
  return { type: 'root', children: lines.flatMap((line, index) => (index === 0 ? line : [...lineBreak(), ...line])) };
}

/** A picture within a label or heading is no link to itself. */
const unlinked = (node: Element): Element | undefined =>
  'dataZoom' in node.properties ? node.children.find((child): child is Element => child.type === 'element') : undefined;

interface InlineMarkdown {
  /** The html is phrasing content. */
  html: string;
  text: string;
}

/** Renders a title or an option: emphasis, code, formulas, links and line breaks; tags, lists and headings stay text. */
export function renderInlineMarkdown(markdown: string, siteUrl: string): InlineMarkdown {
  const fenced = /^ {0,3}(?:```|~~~)/m.test(markdown);
  const tree = inOneText(renderMarkdown(fenced ? markdown : keepIndentation(markdown), 'inline').tree);
  const text = onOneLine(toString(tree));
  const rendered = renderTree(tree, { renderTex, siteUrl }).tree;
  replaceElements(rendered, unlinked);
  return { html: stringifyTree(rendered), text };
}
