import type { Element } from 'hast';
import { classNames, textProperty } from '@/lib/html/tree';

/** KaTeX's cells for equation numbers are no columns. */
const isColumn = (cell: Element): boolean =>
  cell.tagName === 'mtd' && !classNames(cell).some((name) => name === 'mtr-glue' || name === 'mml-eqn-num');

const elementsIn = (node: Element): Element[] => node.children.filter((child) => child.type === 'element');

function takeWords(node: Element, attribute: string): string[] {
  const words = textProperty(node, attribute)?.split(' ') ?? [];
  delete node.properties[attribute];
  return words;
}

function styleTable(table: Element): void {
  const aligns = takeWords(table, 'columnalign');
  const spacings = takeWords(table, 'columnspacing');
  const columnLines = takeWords(table, 'columnlines');
  const rowLines = takeWords(table, 'rowlines');
  /** MathML repeats the last word for further items. */
  const wordAt = (words: readonly string[], index: number) => words[Math.min(index, words.length - 1)];
  const isDrawn = (line: string | undefined) => line === 'solid' || line === 'dashed';
  const rows = elementsIn(table).map((row) => elementsIn(row).filter(isColumn));
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      const align = wordAt(aligns, column);
      const isLast = column === cells.length - 1;
      const classes = [
        ...(align === 'left' || align === 'right' ? [`cell-${align}`] : []),
        ...(column > 0 && wordAt(spacings, column - 1) === '0em' ? ['cell-tight-start'] : []),
        ...(!isLast && wordAt(spacings, column) === '0em' ? ['cell-tight-end'] : []),
        ...(!isLast && isDrawn(wordAt(columnLines, column)) ? ['cell-line-end'] : []),
        ...(row < rows.length - 1 && isDrawn(wordAt(rowLines, row)) ? ['cell-line-below'] : []),
      ];
      if (classes.length > 0) cell.properties.className = [...classNames(cell), ...classes];
    }),
  );
}

function styleEnclosure(enclosure: Element): void {
  const notations = takeWords(enclosure, 'notation');
  Object.assign(enclosure, { tagName: 'mrow', properties: {} });
  enclosure.properties.className = notations.map((notation) => `enclosed-${notation}`);
}

/** Adds classes for CSS to draw what MathML Core does not. */
export function styleMath(node: Element): void {
  if (node.tagName === 'mtable') styleTable(node);
  if (node.tagName === 'menclose') styleEnclosure(node);
}
