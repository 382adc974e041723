/** Undo steps that are kept. */
const MOST_STEPS = 100;
/** Changes of the same text that follow each other this closely are one step. */
const TYPING_MS = 1_000;

/** A value with the steps that can be undone and redone. */
export interface UndoHistory<T> {
  past: readonly T[];
  present: T;
  /** The next one to be redone is the last. */
  future: readonly T[];
  /** Which text the last step typed into, and when. */
  typing: { text: string; at: number } | null;
}

export const startHistory = <T>(present: T): UndoHistory<T> => ({ past: [], present, future: [], typing: null });

interface Change {
  /** Which text was typed into; null for a step of its own. */
  text: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** The history with a new value: a step, or more of the last one while the same text is typed. The same value is none. */
export function recorded<T>(history: UndoHistory<T>, next: T, { text, at }: Change): UndoHistory<T> {
  const { past, present, typing } = history;
  if (next === present) return history;
  const goesOn = text !== null && text === typing?.text && at - typing.at < TYPING_MS;
  return {
    past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
    present: next,
    future: [],
    typing: text === null ? null : { text, at },
  };
}

/** The history one step back; the same one at its beginning. */
export function undone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [...future, present], typing: null };
}

/** The history one step forward again; the same one where nothing was undone. */
export function redone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  const next = future.at(-1);
  return next === undefined
    ? history
    : { past: [...past, present], present: next, future: future.slice(0, -1), typing: null };
}
