import type { Element, Root } from 'hast';
import { eachElement, element, replaceElements } from './tree';

const MAX_REGIONS = 2_000;

/** The obsolete attribute of a cell becomes a class. */
function alignCell({ tagName, properties }: Element): void {
  if (tagName !== 'td' && tagName !== 'th') return;
  const { align } = properties;
  delete properties.align;
  if (align === 'center' || align === 'right') properties.className = [`align-${align}`];
}

/** A wide table scrolls in a region of its own, which the keyboard reaches; a table within a table scrolls with it. */
export function wrapTables(tree: Root): void {
  eachElement(tree, alignCell);
  let tables = 0;
  replaceElements(tree, (table) => {
    if (table.tagName !== 'table' || (tables += 1) > MAX_REGIONS) return undefined;
    const properties = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: `表格 ${tables}` };
    return element('div', properties, [table]);
  });
}
