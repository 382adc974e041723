import { latestOnly, read, readRows } from './control';
import { byId, element, timeText } from './element';
import { masked } from './mask';

const PAGE = 50;
const MAX_CELL = 60;

const select = byId('table-name', HTMLSelectElement);
const search = byId('table-search', HTMLInputElement);
const earlier = byId('table-earlier', HTMLButtonElement);
const later = byId('table-later', HTMLButtonElement);

let offset = 0;
const ask = latestOnly();

/** Epoch milliseconds between 2001 and 2286, which fields named for a time hold. */
const isTime = (key: string, value: unknown): value is number =>
  typeof value === 'number' && /time|expires|at$/i.test(key) && value > 1e12 && value < 1e13;

function cellText(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isTime(key, value)) return timeText(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text;
}

function showRow(row: object): void {
  byId('row-json', HTMLElement).textContent = JSON.stringify(row, null, 2);
  byId('row-dialog', HTMLDialogElement).showModal();
}

function rowOf(row: object, keys: readonly string[], number: number): HTMLElement {
  const open = element('button', { type: 'button', className: 'link', textContent: String(number) });
  open.ariaLabel = `第 ${number} 行`;
  open.addEventListener('click', () => showRow(row));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, open),
    ...keys.map((key) => element('td', { textContent: cellText(key, Reflect.get(row, key)) })),
  );
}

async function loadNames(): Promise<void> {
  const sizes = await read<Record<string, number>>('/state');
  const chosen = select.value || 'articles';
  const options = Object.entries(sizes).sort(([one], [other]) => one.localeCompare(other));
  select.replaceChildren(
    ...options.map(([name, rows]) => element('option', { value: name, textContent: `${name}（${rows}）` })),
  );
  select.value = chosen;
}

async function showPage(): Promise<void> {
  const isLatest = ask();
  const found = await readRows<object>(select.value, { search: search.value.trim(), offset, limit: PAGE });
  if (!isLatest()) return;
  const rows = found.rows.map((row): object => Object(masked(row)));
  const keys = [...new Set(rows.flatMap(Object.keys))];
  byId('table', HTMLTableElement).replaceChildren(
    element(
      'thead',
      {},
      element('tr', {}, ...['#', ...keys].map((key) => element('th', { scope: 'col', textContent: key }))),
    ),
    element('tbody', {}, ...rows.map((row, index) => rowOf(row, keys, offset + index + 1))),
  );
  byId('table-total', HTMLElement).textContent =
    found.total === 0 ? '没有这样的行' : `第 ${offset + 1}–${offset + rows.length} 行，共 ${found.total} 行`;
  earlier.disabled = offset === 0;
  later.disabled = offset + rows.length >= found.total;
}

/** Every table with its size, and a page of the one that is chosen. */
export async function showTables(): Promise<void> {
  await loadNames();
  await showPage();
}

export function startTables(): void {
  const turn = (to: number) => {
    offset = Math.max(to, 0);
    void showPage().catch(() => undefined);
  };
  for (const field of [select, search]) field.addEventListener('input', () => turn(0));
  earlier.addEventListener('click', () => turn(offset - PAGE));
  later.addEventListener('click', () => turn(offset + PAGE));
}
