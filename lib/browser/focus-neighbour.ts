import 'client-only';

const ROWS = 'article';

/**
 * Moves the focus out of a row that is about to be removed, because its own buttons go with it: to the next row, to the
 * one before when it was the last, or to the page's content when it was the only one.
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
