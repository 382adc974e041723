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

/** Runs `action` after a few seconds in which a toast offers to undo it; at once when the page is left. */
export function runUnlessUndone({ text, about, action, onUndo }: Undoable): void {
  const settle = (then: () => void) => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    dismissToast(toast);
    then();
  };
  const finish = () => settle(action);
  const timer = setTimeout(finish, UNDO_MS);
  window.addEventListener('pagehide', finish);
  const toast = showActionToast({ text, about, action: { label: '撤销', run: () => settle(onUndo) } });
}
