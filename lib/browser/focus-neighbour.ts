import 'client-only';
import { ignoreRepeatedPress } from './ignore-repeated-press';

const LIST = '[role=feed], [role=group], ul';

/**
 * Moves the focus out of a row before it is removed: to the next row, the previous one, or the content. The next row
 * ignores the second press of a double click.
 */
export function focusNeighbour(inside: Element | null, rowTag: 'article' | 'li' = 'article'): void {
  const row = inside?.closest(rowTag);
  const list = row?.closest(LIST);
  // A row may hold a list of its own.
  const rows = [...(list?.querySelectorAll<HTMLElement>(rowTag) ?? [])].filter((other) => other.closest(LIST) === list);
  const place = rows.findIndex((other) => other === row);
  ignoreRepeatedPress();
  const target = rows[place + 1] ?? rows[place - 1] ?? document.getElementById('main');
  // A dialog that is closing gives the focus back.
  requestAnimationFrame(() => {
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  });
}
