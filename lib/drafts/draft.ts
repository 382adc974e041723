import 'client-only';
import { checkedBy, isNumber, isRecord, stored, storedKeys, type Check, type StoredValue } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';

const PREFIX = 'DRAFT:';
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** What a draft is of. */
export interface DraftPlace<T> {
  kind: string;
  /** Which one of the kind; '' for a new one, or where there is only one. */
  subjectId: string;
  schema: Check<T>;
}

const keptDraft = checkedBy(
  (draft): draft is { value: unknown; savedAt: number } => isRecord(draft) && isNumber(draft.savedAt),
);
const NOT_STORED = '浏览器的存储空间已满或被禁用，没写完的内容只保留在这个页面里';
let toldNotStored = false;

/** Tells once that a reload loses what is typed. */
function tellNotStored(): void {
  if (toldNotStored) return;
  toldNotStored = true;
  showToast(NOT_STORED, 'failed', 'draft storage');
}

const keyOf = (owner: string, kind: string, subjectId: string) => `${PREFIX}${owner}:${kind}:${subjectId}`;
const ownerOf = (key: string) => key.slice(PREFIX.length).split(':', 1)[0] ?? '';

/**
 * A draft in localStorage: what was typed and not sent, saved on every change, for a month.
 * Longer texts and pictures: `openTabDraft`.
 */
export function openDraft<T>(owner: string, { kind, subjectId, schema }: DraftPlace<T>): StoredValue<T> {
  const kept = stored({ key: keyOf(owner, kind, subjectId), schema: keptDraft });
  let last: { draft: unknown; value: T | undefined } | undefined;
  return {
    get() {
      const draft = kept.get();
      if (!draft || Date.now() - draft.savedAt > KEPT_MS) return undefined;
      if (last?.draft !== draft) last = { draft, value: schema.safeParse(draft.value).data };
      return last.value;
    },
    set(value) {
      const isKept = kept.set(value === undefined ? undefined : { value, savedAt: Date.now() });
      if (!isKept && value !== undefined) tellNotStored();
      return isKept;
    },
    subscribe: kept.subscribe,
  };
}

/** The subjects of an owner's drafts of a kind. */
export function draftedSubjects(owner: string, kind: string): string[] {
  const prefix = keyOf(owner, kind, '');
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
}

/** Reassigns drafts to `owner`; of two drafts of one subject the newer stays. */
export function adoptDrafts(owner: string, isTheirs: (keeper: string) => boolean): void {
  for (const key of storedKeys(PREFIX)) {
    const keeper = ownerOf(key);
    if (keeper === owner || !isTheirs(keeper)) continue;
    const from = stored({ key, schema: keptDraft });
    const to = stored({ key: PREFIX + owner + key.slice(PREFIX.length + keeper.length), schema: keptDraft });
    const draft = from.get();
    if (draft && draft.savedAt > (to.get()?.savedAt ?? 0)) to.set(draft);
    from.set(undefined);
  }
}
