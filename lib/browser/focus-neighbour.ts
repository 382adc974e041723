import 'client-only';
import { ignoreRepeatedPress } from './ignore-repeated-press';

const LIST = '[role=feed], [role=group], ul';

/**
 * Moves the focus out of a row that is about to be removed, because its own buttons go with it: to the next row, to the
 * one before when it was the last, or to the page's content when it was the only one. The next row slides under the
 * pointer, and ignores the second press of a double click.
 * @param inside an element of the row
 * @param rowTag what the rows of its list are
 */
export function focusNeighbour(inside: Element | null, rowTag: 'article' | 'li' = 'article'): void {
  const row = inside?.closest(rowTag);
  const list = row?.closest(LIST);
  // A row may hold a list of its own.
  const rows = [...(list?.querySelectorAll<HTMLElement>(rowTag) ?? [])].filter((other) => other.closest(LIST) === list);
  const place = rows.findIndex((other) => other === row);
  ignoreRepeatedPress();
  const target = rows[place + 1] ?? rows[place - 1] ?? document.getElementById('main');
  // A dialog that closes meanwhile gives the focus back to where it was.
  requestAnimationFrame(() => {
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  });
}
