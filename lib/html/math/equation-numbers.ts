import type { Element } from 'hast';
import { classNames, eachElement, replaceElements, textElement, textProperty } from '@/lib/html/tree';

function rowsOf(source: string): string[] {
  const rows = [''];
  let depth = 0;
  for (const [token] of source.matchAll(/\\(?:begin|end)\s*\{[^}]*\}|\\.|[^\\]+/gs)) {
    if (token.startsWith('\\begin')) depth += 1;
    if (token.startsWith('\\end')) depth -= 1;
    if (token === '\\\\' && depth === 1) rows.push('');
    else rows[rows.length - 1] += token;
  }
  return rows;
}

const TAG = /\\tag(\*?)\s*\{([^{}]*)\}/;

/** KaTeX's MathML only leaves room for the numbers of equations: an author's `\tag`, else the next number. */
export function numberEquations(formula: Element, source: string, nextNumber: () => number): void {
  const rows = rowsOf(source);
  let row = -1;
  replaceElements(formula, (node, ancestors) => {
    const isGlue = classNames(node).includes('mtr-glue') || textProperty(node, 'width') === '50%';
    if (node.tagName === 'mtr' && ancestors.filter(({ tagName }) => tagName === 'mtable').length === 1) row += 1;
    if (node.tagName !== 'mtd') return undefined;
    if (isGlue) node.properties = { className: ['equation-glue'] };
    if (!classNames(node).includes('mml-eqn-num')) return undefined;
    const [, bare, tag] = TAG.exec(rows[row] ?? '') ?? [];
    const text = tag === undefined ? `(${nextNumber()})` : bare ? tag : `(${tag})`;
    node.properties = { className: ['equation-number'] };
    node.children = [textElement('mtext', {}, text)];
    return undefined;
  });
}

/** Puts a lone `\tag` at the margin, as the numbers of environments are. */
export function placeTag(formula: Element): void {
  eachElement(formula, (table) => {
    if (table.tagName !== 'mtable' || textProperty(table, 'width') !== '100%') return;
    delete table.properties.width;
    const [row] = table.children;
    const cells = row?.type === 'element' ? row.children.filter((cell) => cell.type === 'element') : [];
    for (const cell of cells)
      if (textProperty(cell, 'width') === '50%') cell.properties = { className: ['equation-glue'] };
    const last = cells.at(-1);
    if (last) last.properties.className = ['equation-number'];
  });
}
