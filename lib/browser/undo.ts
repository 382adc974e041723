import 'client-only';
import { dismissToast, showActionToast } from './toast-store';

export const UNDO_MS = 8_000;

interface Undoable {
  /** Says what was done. */
  text: string;
  /** What it was done to: see `Toast`. */
  about: string;
  action: () => void;
  onUndo: () => void;
}

/** What ends the waiting of each. */
const waiting = new Set<() => void>();

/** Does at once what waits for its undo. @returns how many there were */
export function finishUndoable(): number {
  const all = [...waiting];
  for (const finish of all) finish();
  return all.length;
}

/** Runs `action` after a few seconds in which a toast offers to undo it; at once when the page is left. */
export function runUnlessUndone({ text, about, action, onUndo }: Undoable): void {
  const settle = (then: () => void) => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    waiting.delete(finish);
    dismissToast(toast);
    then();
  };
  const finish = () => settle(action);
  const timer = setTimeout(finish, UNDO_MS);
  window.addEventListener('pagehide', finish);
  waiting.add(finish);
  const toast = showActionToast({ text, about, action: { label: '撤销', run: () => settle(onUndo) } });
}
