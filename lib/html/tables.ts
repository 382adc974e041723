import type { Root } from 'hast';
import { element, replaceElements } from './tree';

const MAX_REGIONS = 2_000;

/** Wraps a wide table in a focusable scroll region; nested tables scroll with it. */
export function wrapTables(tree: Root): void {
  let tables = 0;
  replaceElements(tree, (table) => {
    if (table.tagName !== 'table' || (tables += 1) > MAX_REGIONS) return undefined;
    const properties = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: `表格 ${tables}` };
    return element('div', properties, [table]);
  });
}
