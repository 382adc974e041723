import 'client-only';
import { ignoreRepeatedPress } from './ignore-repeated-press';

const LIST = '[role=feed], [role=group], ul';

/** Call it before a row is removed. The row that moves up ignores the second press of a double click. */
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
