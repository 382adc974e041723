import 'client-only';
import { dequal } from 'dequal/lite';
import { create } from 'zustand';
import type { Check } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import type { EditorFields } from '@/lib/drafts/tab-draft';
import { fingerprint } from '@/lib/utils/fingerprint';

interface DocumentKind<T, D> {
  kind: string;
  noun: string;
  verb: string;
  schema: Check<D>;
  empty: T;
  draftOf: (value: T) => D;
  /** Null when it cannot be read. @param shown what it replaces in the editor */
  read: (draft: D, shown?: T) => T | null;
  isSame: (one: D, other: D) => boolean;
  /** Everything that readers see of a version, as lines, by which two versions are compared. */
  linesOf: (version: D) => string;
}

export interface EditedDocument<T, D> {
  id: string | null;
  visit: object | null;
  value: T;
  saved: D;
  /** The version of the API that may be overwritten; null for a new document, and for one that could not be loaded. */
  base: D | null;
  /** Unsaved changes that the version of the API has replaced; they are stashed as another draft. */
  replaced: D | null;
  /** Increments when the value was set by something else than typing, so that the editors of its texts reset to it. */
  revision: number;
}

/** The order of a version's fields makes no difference. */
export const printOf = (version: object): string => fingerprint(JSON.stringify(Object.entries(version).sort()));

export function createDocumentStore<T, D extends object>(documentKind: DocumentKind<T, D>) {
  const { noun, empty, draftOf, read, isSame } = documentKind;
  const state = create<EditedDocument<T, D>>(() => ({
    id: null,
    visit: null,
    value: empty,
    saved: draftOf(empty),
    base: null,
    replaced: null,
    revision: 0,
  }));
  const { getState, setState, subscribe } = state;
  const draft = () => draftOf(getState().value);
  const hasUnsaved = ({ value, saved }: EditedDocument<T, D>): boolean => !dequal(draftOf(value), saved);
  const isShown = (id: string | null, sent: D): boolean => getState().id === id && dequal(draft(), sent);

  const prints = new WeakMap<D, string>();
  /** Made once, as a long text takes milliseconds. */
  function base(): string {
    const { saved } = getState();
    const print = prints.get(saved) ?? printOf(saved);
    prints.set(saved, print);
    return print;
  }

  /** Opens a document as the API holds it, or an empty one. What cannot be read is not opened, as a save would overwrite it. */
  function open(id: string | null, source?: D | null, visit = getState().visit): void {
    const value = source ? read(source) : empty;
    if (value === null) return;
    const saved = draftOf(value);
    setState(({ revision }) => ({
      id,
      visit,
      value,
      saved,
      base: source ? saved : null,
      replaced: null,
      revision: revision + 1,
    }));
  }

  const replace = (change: (value: T) => T) =>
    setState(({ value, revision }) => ({ value: change(value), revision: revision + 1 }));

  const restore = (restored: D) => replace((value) => read(restored, value) ?? value);

  return {
    ...documentKind,
    state,
    draft,
    hasUnsaved,
    isShown,
    open,
    change: (change: (value: T) => T) => setState(({ value }) => ({ value: change(value) })),
    replace,
    restore,
    /** Marks what was sent as saved. @param stored the document as the API holds it now */
    settle(id: string | null, sent: D, stored: D): void {
      if (getState().id !== id) return;
      if (!isShown(id, sent)) {
        // After a reload a new document starts from an empty one again.
        setState(id === null ? { base: stored } : { saved: sent, base: stored });
      } else if (isSame(sent, stored)) setState({ saved: sent, base: stored });
      else open(id, stored);
    },
    /** Replaces the document with the version of the API; unsaved changes are stashed. */
    takeTheirs(theirs: D): void {
      const before = getState();
      const value = read(theirs, before.value);
      if (value === null) return showToast(`服务器上的${noun}无法识别，没有采用`, 'failed');
      const saved = draftOf(value);
      const mine = draftOf(before.value);
      const replaced = hasUnsaved(before) && !dequal(mine, saved) ? mine : null;
      setState({ value, saved, base: saved, replaced, revision: before.revision + 1 });
    },
    /** The fields that the draft of a document saves and restores. */
    fieldsOf: (id: string | null): EditorFields<D> => ({
      unsaved: () => {
        if (getState().id !== id) return undefined;
        return hasUnsaved(getState()) ? draft() : null;
      },
      base,
      restore,
      subscribe,
    }),
  };
}
export type DocumentStore<T, D extends object> = ReturnType<typeof createDocumentStore<T, D>>;
