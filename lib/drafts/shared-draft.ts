import 'client-only';
import { storedKeys, type Check, type StoredValue } from '@/lib/browser/storage';
import { isExpired, mirrorOf, DRAFT_PREFIX, recoverDrafts, rowOfDraft, saveDraft } from './draft-copies';
import type { DraftRow } from './draft-database';

export interface DraftPlace<T> {
  kind: string;
  /** Subject within the kind; '' for a new or only one. */
  subjectId: string;
  schema: Check<T>;
}

const keyOf = (owner: string, kind: string, subjectId: string) => `${DRAFT_PREFIX}${owner}:${kind}:${subjectId}`;
const ownerOf = (key: string) => key.slice(DRAFT_PREFIX.length).split(':', 1)[0] ?? '';

/** A draft of all tabs, kept for a month. After a crash it may appear a moment late (`recoverDrafts`). */
export function openDraft<T>(owner: string, { kind, subjectId, schema }: DraftPlace<T>): StoredValue<T> {
  const key = keyOf(owner, kind, subjectId);
  const mirror = mirrorOf(key);
  let last: { draft: unknown; value: T | undefined } | undefined;
  if (typeof window !== 'undefined') void recoverDrafts();
  return {
    get() {
      const draft = mirror.get();
      if (!draft || isExpired(draft)) return undefined;
      if (last?.draft !== draft) last = { draft, value: schema.safeParse(draft.value).data };
      return last.value;
    },
    set: (value) => saveDraft(key, value === undefined ? undefined : { value, savedAt: Date.now() }),
    subscribe: mirror.subscribe,
  };
}

export function draftedSubjects(owner: string, kind: string): string[] {
  const prefix = keyOf(owner, kind, '');
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
}

const keysOf = (isTheirs: (keeper: string) => boolean) =>
  storedKeys(DRAFT_PREFIX).filter((key) => isTheirs(ownerOf(key)));

export const SENDING_KIND = 'sending';
/** Drafts in localStorage, without the notes of writes that are under way. */
export const listDrafts = (isTheirs: (keeper: string) => boolean): DraftRow[] =>
  keysOf(isTheirs)
    .map(rowOfDraft)
    .filter(({ kind, value }) => kind !== SENDING_KIND && value !== undefined);

export function clearDrafts(isTheirs: (keeper: string) => boolean): void {
  for (const key of keysOf(isTheirs)) mirrorOf(key).set(undefined);
}

export function clearDraft(id: string): void {
  mirrorOf(id).set(undefined);
}

export function adoptDrafts(owner: string, isTheirs: (keeper: string) => boolean): void {
  for (const key of keysOf((keeper) => keeper !== owner && isTheirs(keeper))) {
    const keeper = ownerOf(key);
    const draft = mirrorOf(key).get();
    const adopted = DRAFT_PREFIX + owner + key.slice(DRAFT_PREFIX.length + keeper.length);
    if (draft && draft.savedAt > (mirrorOf(adopted).get()?.savedAt ?? 0)) saveDraft(adopted, draft);
    saveDraft(key, undefined);
  }
}
