import type { Element, ElementContent, Root, RootContent } from 'hast';
import { splitAddresses } from '@/lib/utils/address/address-text';
import { textElement } from './tree';

const LEFT_ALONE = new Set(['a', 'code', 'pre']);

const withLinks = (child: RootContent | ElementContent): (RootContent | ElementContent)[] =>
  child.type === 'text'
    ? splitAddresses(child.value).map(({ text, href }) =>
        href === undefined ? { type: 'text', value: text } : textElement('a', { href }, text),
      )
    : [child];

/** Bare addresses in the text become links, outside of links and code. Recursion is safe: parsing bounds the depth. */
export function linkBareAddresses(parent: Root | Element): void {
  const children: (RootContent | ElementContent)[] = parent.children;
  for (const child of children) {
    if (child.type === 'element' && !LEFT_ALONE.has(child.tagName)) linkBareAddresses(child);
  }
  children.splice(0, children.length, ...children.flatMap(withLinks));
}
