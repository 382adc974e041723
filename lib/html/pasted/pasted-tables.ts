import { isElement, rename, unwrapElement } from './pasted-raw';

const MAX_COLUMNS = 200;
const MAX_CELLS = 20_000;

const isCell = (node: Element): node is HTMLTableCellElement => /^T[DH]$/.test(node.nodeName);
const cellsOf = (row: Element): HTMLTableCellElement[] => [...row.children].filter(isCell);

/** The rows of a table itself, not those of tables in its cells. */
function rowsOf(table: Element): Element[] {
  return [...table.children].flatMap((child) => {
    if (child.nodeName === 'TR') return [child];
    return /^T(?:HEAD|BODY|FOOT)$/.test(child.nodeName)
      ? [...child.children].filter(({ nodeName }) => nodeName === 'TR')
      : [];
  });
}

/** A table of one cell is layout, and a table in a cell becomes lines: Markdown has neither. */
export function flattenTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = rowsOf(table).map(cellsOf);
    const [only, ...others] = rows.flat();
    if (only && others.length === 0 && only.nodeName === 'TD') {
      table.replaceWith(rename(only, 'div'));
      continue;
    }
    if (!table.parentElement?.closest('td, th')) continue;
    const lines = rows.map((cells) => {
      const line = body.ownerDocument.createElement('div');
      cells.forEach((cell, index) => {
        if (index > 0) line.append(' ');
        line.append(...cell.childNodes);
      });
      return line;
    });
    table.replaceWith(...lines);
  }
  // A rule within a cell would be the text of one.
  for (const rule of body.querySelectorAll('td hr, th hr')) rule.replaceWith(body.ownerDocument.createElement('br'));
  for (const caption of body.querySelectorAll('caption')) {
    const table = caption.closest('table');
    table?.before(caption);
    rename(caption, 'p');
  }
  // The parser leaves these elements between rows, where none belongs.
  for (const node of body.querySelectorAll('colgroup, col')) if (isElement(node)) unwrapElement(node);
}

const span = (cell: Element, name: string, most: number): number => {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Math.min(Math.max(Number.isNaN(value) ? 1 : value, 1), most);
};

/** The cells of a table in their columns, as HTML's table model places them; merged cells leave empty ones. */
export function gridOf(table: Element): (HTMLTableCellElement | undefined)[][] {
  const rows = rowsOf(table);
  const grid: (HTMLTableCellElement | undefined)[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  let places = 0;
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (taken[y]?.has(x)) x += 1;
      const width = span(cell, 'colspan', MAX_COLUMNS);
      const height = span(cell, 'rowspan', rows.length - y);
      const line = grid[y];
      if (line) line[x] = cell;
      places += width * height;
      const lower = places > MAX_CELLS ? 1 : height;
      for (let dy = 0; dy < lower; dy += 1) {
        for (let dx = 0; dx < width; dx += 1) taken[y + dy]?.add(x + dx);
      }
      x += width;
    }
  });
  const width = Math.max(0, ...taken.map((columns) => Math.max(-1, ...columns) + 1));
  return grid.map((line) => Array.from({ length: width }, (_, x) => line[x]));
}

export function alignmentOf(cell: Element | undefined): string {
  const styled = /text-align:\s*(left|center|right)/i.exec(cell?.getAttribute('style') ?? '')?.[1];
  const classed = /\balign-(center|right)\b/.exec(cell?.className ?? '')?.[1];
  const align = (classed ?? cell?.getAttribute('align') ?? styled ?? '').toLowerCase();
  if (align === 'center') return ':---:';
  if (align === 'right') return '---:';
  return align === 'left' ? ':---' : '---';
}
