import type { Element, Root } from 'hast';
import { nameToEmoji } from 'gemoji';
import { lookUp } from '@/lib/utils/look-up';
import { classNames } from './tree';

/** A code beside a letter, a digit, a slash or a colon is part of an address, a time or a configuration. */
const CODE = /(?<![A-Za-z0-9:/]):(\+1|[-\w]+):(?![A-Za-z0-9:])/g;
const LITERAL = new Set(['code', 'pre', 'kbd', 'samp', 'math', 'script', 'style', 'textarea']);

const isLiteral = (node: Element): boolean => LITERAL.has(node.tagName) || classNames(node).includes('math');

/** Writes emoji for their codes such as `:smile:`, within tags, too. */
export function writeEmoji(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'element' && !isLiteral(child)) writeEmoji(child);
    if (child.type !== 'text' || !child.value.includes(':')) continue;
    child.value = child.value.replace(CODE, (code, name: string) => lookUp(nameToEmoji, name) ?? code);
  }
}
