import 'client-only';

/** An article with an h1 is what the whole page is about, and no row. */
const ROW = 'main article:not(:has(h1), [data-subject])';

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

const rowsOfPage = () => [...document.querySelectorAll<HTMLElement>(ROW)].filter(isShown);

const HEADER_HEIGHT = 60;
const isInView = (row: HTMLElement) => row.getBoundingClientRect().bottom > HEADER_HEIGHT;

const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

export function focusRow(step: 1 | -1): boolean {
  const rows = rowsOfPage();
  const focused = focusedRow();
  const next = focused ? rows[rows.indexOf(focused) + step] : (rows.find(isInView) ?? rows[0]);
  if (!next) return false;
  const target = next.querySelector<HTMLElement>(':is(h2, h3) a') ?? next;
  if (target === next) next.tabIndex = -1;
  target.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

export function openFocusedRow(): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement !== focusedRow()) return false;
  const time = activeElement.querySelector('a time');
  time?.closest('a')?.click();
  return time !== null;
}

/** The control whose `aria-keyshortcuts` names the key: that of the focused row, otherwise the page's own. */
export function controlOf(key: string): HTMLElement | undefined {
  const selector = `[aria-keyshortcuts="${key}"]`;
  const ofRow = focusedRow()?.querySelector<HTMLElement>(selector);
  const ofPage = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].find(
    (control) => isShown(control) && control.closest(ROW) === null,
  );
  return ofRow ?? ofPage;
}

export function pressControlOf(key: string): boolean {
  const control = controlOf(key);
  control?.click();
  return control !== undefined;
}
