import 'client-only';
import * as z from 'zod/mini';
import { stored, storedKeys, type StoredValue } from '@/lib/browser/storage';

const PREFIX = 'DRAFT:';
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** What a draft is of. */
export interface DraftPlace<T> {
  kind: string;
  /** Which one of the kind; '' for a new one, or where there is only one. */
  subjectId: string;
  schema: z.ZodMiniType<T>;
}

const keyOf = (owner: string, kind: string, subjectId: string) => `${PREFIX}${owner}:${kind}:${subjectId}`;
const ownerOf = (key: string) => key.slice(PREFIX.length).split(':', 1)[0] ?? '';

/**
 * What somebody has typed and not sent, of a size that web storage takes: kept with every change, for a month.
 * Longer texts and pictures: `openTabDraft`.
 */
export function openDraft<T>(owner: string, { kind, subjectId, schema }: DraftPlace<T>): StoredValue<T> {
  const kept = stored({
    key: keyOf(owner, kind, subjectId),
    schema: z.object({ value: schema, savedAt: z.number() }),
  });
  return {
    get() {
      const { value, savedAt = 0 } = kept.get() ?? {};
      return Date.now() - savedAt <= KEPT_MS ? value : undefined;
    },
    set: (value) => kept.set(value === undefined ? undefined : { value, savedAt: Date.now() }),
    subscribe: kept.subscribe,
  };
}

const anyDraft = z.object({ value: z.unknown(), savedAt: z.number() });

/** Makes drafts of others those of `owner`; of two of one subject the newer stays. */
export function adoptDrafts(owner: string, isTheirs: (keeper: string) => boolean): void {
  for (const key of storedKeys(PREFIX)) {
    const keeper = ownerOf(key);
    if (keeper === owner || !isTheirs(keeper)) continue;
    const from = stored({ key, schema: anyDraft });
    const to = stored({ key: PREFIX + owner + key.slice(PREFIX.length + keeper.length), schema: anyDraft });
    const draft = from.get();
    if (draft && draft.savedAt > (to.get()?.savedAt ?? 0)) to.set(draft);
    from.set(undefined);
  }
}
