import { copyText } from '@/lib/browser/copy-text';
export const latexOf = (formula: Element): string =>
  (formula.querySelector('annotation[encoding="application/x-tex"]') ?? formula).textContent.trim();

const isDisplay = (formula: Element) => formula.closest('.math-display') !== null;

function readable<T extends Element>(part: T): T {
  const copy = part.ownerDocument.importNode(part, true);
  for (const node of copy.querySelectorAll('button, .anchor, .image-broken')) node.remove();
  // Only in the page's own layout does a formula tell whether it stands on a line of its own.
  const formulas = [...part.querySelectorAll('math, .math-source')];
  for (const [index, node] of [...copy.querySelectorAll('math, .math-source')].entries()) {
    const formula = formulas[index] ?? node;
    const sign = isDisplay(formula) ? '$$' : '$';
    node.replaceWith(sign + latexOf(formula) + sign);
  }
  for (const image of copy.querySelectorAll('img')) if (image.alt) image.after(image.alt);
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy;
}

const cellText = (cell: Element): string =>
  readable(cell)
    .textContent.split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** A grid: a cell over several columns or rows has its text in the first, and the others are empty. */
export function tableCells(table: HTMLTableElement): string[][] {
  const grid: string[][] = [];
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      const text = cellText(cell);
      while (grid[y]?.[x] !== undefined) x += 1;
      for (let down = 0; down < cell.rowSpan && y + down < table.rows.length; down += 1) {
        const line = (grid[y + down] ??= []);
        for (let right = 0; right < cell.colSpan; right += 1) line[x + right] = down + right === 0 ? text : '';
      }
    }
  }
  const width = Math.max(0, ...grid.map((line) => line.length));
  return grid.map((line) => Array.from({ length: width }, (_nothing, x) => line[x] ?? ''));
}

/** Spreadsheets want a cell of several lines or with a quote in quotes. */
export const toTsv = (cells: readonly string[][]): string =>
  cells
    .map((line) => line.map((text) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n');

export function toMarkdown([head = [], ...rows]: readonly string[][]): string {
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((text) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', '<br>')).join(' | ')} |`;
  return [lineOf(head), lineOf(head.map(() => '---')), ...rows.map(lineOf)].join('\n');
}

const KEPT = new Set(['colspan', 'rowspan', 'href', 'align']);

export function toHtml(table: HTMLTableElement): string {
  const copy = readable(table);
  for (const node of [copy, ...copy.querySelectorAll('*')])
    for (const name of node.getAttributeNames()) if (!KEPT.has(name)) node.removeAttribute(name);
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href);
  for (const image of copy.querySelectorAll('img')) image.remove();
  return copy.outerHTML;
}
export async function copyTable(table: HTMLTableElement): Promise<boolean> {
  const text = toTsv(tableCells(table));
  try {
    const blobOf = (type: string, content: string) => new Blob([content], { type });
    const item = { 'text/html': blobOf('text/html', toHtml(table)), 'text/plain': blobOf('text/plain', text) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return copyText(text);
  }
}
