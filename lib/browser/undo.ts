import 'client-only';
import { dismissToast, showActionToast } from './toast-store';

export const UNDO_MS = 8_000;

interface Undoable {
  text: string | ((count: number) => string);
  about: string;
  /** Consecutive actions of a group share one toast: they are undone together. */
  group?: string;
  action: () => void;
  onUndo: () => void;
  /** The toast takes the focus, as it is too far away for the Tab key. */
  byKeyboard?: boolean;
}

interface Wait {
  undoables: readonly Undoable[];
  stop: () => void;
}

const waits = new Set<Wait>();

export function flushUndoable(): number {
  const undoables = [...waits].flatMap((wait) => {
    wait.stop();
    return wait.undoables;
  });
  for (const { action } of undoables) action();
  return undoables.length;
}

/** The action also runs when the page is left. While the reader is at the toast, its seconds do not pass. */
export function runUnlessUndone(undoable: Undoable): void {
  const { text, about, group } = undoable;
  const earlier = [...waits].find((wait) => group !== undefined && wait.undoables[0]?.group === group);
  earlier?.stop();
  const undoables = [...(earlier?.undoables ?? []), undoable];
  const wait: Wait = {
    undoables,
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', finish);
      waits.delete(wait);
      dismissToast(toast);
    },
  };
  const finish = () => {
    wait.stop();
    for (const { action } of undoables) action();
  };
  const undo = () => {
    wait.stop();
    for (const { onUndo } of undoables) onUndo();
  };
  const hold = (held: boolean) => {
    clearTimeout(timer);
    if (!held && waits.has(wait)) timer = setTimeout(finish, UNDO_MS);
  };
  let timer = setTimeout(finish, UNDO_MS);
  window.addEventListener('pagehide', finish);
  waits.add(wait);
  const toast = showActionToast({
    text: typeof text === 'string' ? text : text(undoables.length),
    about,
    action: { label: '撤销', run: undo, onHold: hold, takesFocus: undoable.byKeyboard ?? false },
  });
}

interface OfferedUndo {
  text: string;
  about: string;
  undo: () => void;
}

/** Offers to undo for a few seconds what is already done. */
export function offerUndo({ text, about, undo }: OfferedUndo): void {
  const hold = (held: boolean) => {
    clearTimeout(timer);
    if (!held) timer = setTimeout(() => dismissToast(toast), UNDO_MS);
  };
  let timer = setTimeout(() => dismissToast(toast), UNDO_MS);
  const run = () => {
    clearTimeout(timer);
    dismissToast(toast);
    undo();
  };
  const toast = showActionToast({ text, about, action: { label: '撤销', run, onHold: hold } });
}
