import 'client-only';

const ROWS = 'article';

/**
 * Puts the focus on the row after one that is about to go, on the one before the last, or on the page's
 * content when it was the only one: its own buttons go with it.
 * @param inside an element of the row
 */
export function focusNeighbour(inside: Element | null): void {
  const row = inside?.closest(ROWS);
  const rows = [...(row?.closest('[role=feed], [role=group]')?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const place = rows.findIndex((other) => other === row);
  const target = rows[place + 1] ?? rows[place - 1] ?? document.getElementById('main');
  // A dialog that closes meanwhile gives the focus back to where it was.
  requestAnimationFrame(() => {
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  });
}
