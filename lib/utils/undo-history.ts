const MAX_STEPS = 100;
/** Changes of a text within this time merge into one step. */
const TYPING_MS = 1_000;

export interface UndoHistory<T> {
  past: readonly T[];
  present: T;
  /** The last one is redone next. */
  future: readonly T[];
  typing: { text: string; at: number } | null;
}

export const startHistory = <T>(present: T): UndoHistory<T> => ({ past: [], present, future: [], typing: null });

interface Change {
  text: string | null;
  at: number;
}

/** Records a value; continued typing in the same text extends the last step. The same value is no step. */
export function recorded<T>(history: UndoHistory<T>, next: T, { text, at }: Change): UndoHistory<T> {
  const { past, present, typing } = history;
  if (next === present) return history;
  const goesOn = text !== null && text === typing?.text && at - typing.at < TYPING_MS;
  return {
    past: goesOn ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    typing: text === null ? null : { text, at },
  };
}

/** One step back; the same object at the beginning. */
export function undone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [...future, present], typing: null };
}

/** One step forward; the same object at the end. */
export function redone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  const next = future.at(-1);
  return next === undefined
    ? history
    : { past: [...past, present], present: next, future: future.slice(0, -1), typing: null };
}
