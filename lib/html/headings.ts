import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { eachElement, textProperty } from './tree';

export interface Heading {
  id: string;
  /** 2 to 6: the page's title is the only h1. */
  level: number;
  text: string;
}

const MAX_TEXT = 200;

export const isHeading = (node: Element): boolean => /^h[1-6]$/.test(node.tagName);

function headingText(node: Element): string {
  const words = [toString(node)];
  eachElement(node, (child) => {
    if (child.tagName === 'img') words.push(textProperty(child, 'alt') ?? '');
  });
  return words.join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) || '未命名小节';
}

/** Shifts headings below the page's h1, and names footnotes in Chinese. */
export function levelHeadings(tree: Root): { node: Element; text: string }[] {
  const found: { node: Element; text: string }[] = [];
  eachElement(tree, (node) => {
    if (!isHeading(node)) return;
    if (/(?:^|-)footnote-label$/.test(textProperty(node, 'id') ?? ''))
      node.children = [{ type: 'text', value: '脚注' }];
    found.push({ node, text: headingText(node) });
  });
  if (found.some(({ node }) => node.tagName === 'h1')) {
    for (const { node } of found) {
      const level = Number(node.tagName[1]);
      node.tagName = `h${Math.min(level + 1, 6)}`;
      // A copy of the article is pasted with the author's levels.
      node.properties.dataLevel = level;
    }
  }
  return found;
}
