import 'client-only';
import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { deviceValue } from '@/lib/browser/storage';
import type { DraftPlace } from './shared-draft';
import { findDrafts, type StoredDraft } from './find-drafts';
import { isProvisional, useOwner } from '@/lib/browser/owner';
import { newId } from '@/lib/utils/new-id';
import { draftRows, type DraftRow, type DraftRows } from './draft-database';
import { holdDraft, tabLocks, type Locks } from './tab-lock';

/** A change is saved no later than this. */
const SAVE_MS = 300;
/** The text is reported as saved after this long without a change. */
const QUIET_MS = 500;
/** How long a reloading page may take to release its lock. */
const PATIENCE_MS = 1_000;

export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** The time is in epoch milliseconds. */
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; full: boolean };

export interface FoundDraft<T> extends StoredDraft<T> {
  /** Another tab holds its lock and still saves it. */
  elsewhere: boolean;
}

export interface EditorFields<T> {
  /** The unsaved value; null when unchanged, undefined when another subject is open. */
  unsaved: () => T | null | undefined;
  /** Fingerprint of the published text. */
  base: () => string;
  restore: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

interface TabDraftOptions<T> extends DraftPlace<T> {
  fields: EditorFields<T>;
  onRestored: (draft: FoundDraft<T>) => void;
  onOthers: (drafts: FoundDraft<T>[]) => void;
  onStatus: (status: SaveStatus) => void;
  rows?: DraftRows;
  locks?: Locks;
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

const tabRow = (kind: string, subjectId: string) =>
  deviceValue({ key: `DRAFT_TAB:${kind}:${subjectId}`, schema: z.string(), area: 'session' });

export const restoreNext = ({ kind, subjectId, id }: Pick<DraftRow, 'kind' | 'subjectId' | 'id'>) =>
  tabRow(kind, subjectId).set(id);

/** No tab overwrites another's draft. The newest is restored into an unchanged form; `onOthers` gets the rest. */
export function openTabDraft<T>({
  kind,
  subjectId,
  schema,
  fields,
  onRestored,
  onOthers,
  onStatus,
  rows = draftRows,
  locks = tabLocks(),
}: TabDraftOptions<T>) {
  const ownId = tabRow(kind, subjectId);
  let id = newId();
  let release = holdDraft(locks, id);
  let { owner } = useOwner.getState();
  /** Base of the restored draft, until its author decides to keep it. */
  let base: string | undefined;
  /** The restored value until it changes: opening a draft does not update its time. */
  let restored: T | undefined;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let reportedKind: SaveStatus['kind'] | undefined;

  const report = (status: SaveStatus) => {
    clearTimeout(quiet);
    reportedKind = status.kind;
    if (!closed) onStatus(status);
  };
  const isRestored = (value: T | null) => restored !== undefined && value !== null && dequal(value, restored);
  const rowOf = (value: T): DraftRow => ({
    id,
    owner,
    kind,
    subjectId,
    value,
    base: base ?? fields.base(),
    savedAt: Date.now(),
  });

  /** @param leaving the page may be gone before the database answers */
  async function save(leaving = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const value = fields.unsaved();
    if (value === undefined || isRestored(value)) return;
    try {
      if (value === null) {
        await rows.remove([id]);
        // A draft may have been restored meanwhile.
        if (timer === undefined && isEmpty()) report({ kind: 'idle' });
        return;
      }
      ownId.set(id);
      const row = rowOf(value);
      await (leaving ? rows.putLast(row) : rows.put(row));
      clearTimeout(quiet);
      if (timer === undefined) quiet = setTimeout(() => report({ kind: 'saved', at: row.savedAt }), QUIET_MS);
    } catch (error) {
      report(value === null ? { kind: 'idle' } : { kind: 'failed', full: isFull(error) });
    }
  }

  function handleChange(): void {
    const value = fields.unsaved();
    if (value === undefined || isRestored(value)) return;
    restored = undefined;
    clearTimeout(quiet);
    // A failure stays shown until a save succeeds.
    if (reportedKind !== 'saving' && reportedKind !== 'failed') report({ kind: 'saving' });
    timer ??= setTimeout(() => void save(), SAVE_MS);
  }

  async function find(): Promise<FoundDraft<T>[]> {
    const drafts = await findDrafts({ kind, schema, owner, rows, locks });
    return drafts
      .filter((draft) => draft.subjectId === subjectId)
      .map((draft) => ({ ...draft, elsewhere: draft.id !== id && draft.open }));
  }

  async function listOthers(): Promise<void> {
    const current = fields.unsaved();
    const others = (await find()).filter((draft) => draft.id !== id && !dequal(draft.value, current));
    const distinct = others.filter(
      ({ value }, index) => others.findIndex((other) => dequal(other.value, value)) === index,
    );
    if (!closed) onOthers(distinct);
  }

  /** Restores a draft into the form, in its own row; a copy when another tab holds its lock. */
  async function take(draft: FoundDraft<T>, patienceMs: number, mayStill: () => boolean): Promise<boolean> {
    const held = await holdDraft(locks, draft.id, patienceMs);
    if (closed || !mayStill()) {
      held?.();
      return false;
    }
    const before = release;
    id = held ? draft.id : newId();
    release = held ? Promise.resolve(held) : holdDraft(locks, id);
    void before.then((letGo) => letGo?.());
    ({ base } = draft);
    const isOwn = held !== undefined && !draft.orphaned;
    if (isOwn) restored = draft.value;
    fields.restore(draft.value);
    if (isOwn) report({ kind: 'saved', at: draft.savedAt });
    return true;
  }

  const isEmpty = () => fields.unsaved() === null;

  /** Restores the tab's own or the newest draft while nothing was typed. */
  async function look(): Promise<void> {
    const drafts = (await find()).filter(({ orphaned }) => !orphaned);
    const own = drafts.find((draft) => draft.id === ownId.get());
    const draft = own ?? drafts[0];
    if (draft && draft.id !== id && isEmpty() && (await take(draft, own ? PATIENCE_MS : 0, isEmpty))) {
      onRestored(draft);
    }
    await listOthers();
  }
  const reportFailure = (error: unknown) => {
    if (fields.unsaved()) report({ kind: 'failed', full: isFull(error) });
  };

  const stopFollowing = fields.subscribe(handleChange);
  const stopOwner = useOwner.subscribe((next) => {
    // A changed form keeps its owner, also when another member signs in.
    if (!isProvisional(owner) && !isEmpty()) return;
    ({ owner } = next);
    void save().then(look).catch(reportFailure);
  });
  report({ kind: 'idle' });
  void look().catch(reportFailure);

  return {
    /** Id of the row: a new document has no other one. */
    id: () => id,
    save,
    /** Flushes a pending save; for a page that may unload. */
    leave: () => void (timer !== undefined && save(true)),
    keep(): void {
      base = undefined;
      restored = undefined;
      if (fields.unsaved()) handleChange();
    },
    /** Saves the form, then opens another draft. Rejects when the store fails. */
    async restore(draft: FoundDraft<T>): Promise<void> {
      await save();
      if (await take(draft, 0, () => fields.unsaved() !== undefined)) await listOthers();
    },
    /** Stashes a replaced value as another draft. Rejects when the store fails. */
    async stash(value: T): Promise<void> {
      const row = rowOf(value);
      id = newId();
      const before = release;
      release = holdDraft(locks, id);
      base = undefined;
      await rows.put(row);
      (await before)?.();
      await listOthers();
    },
    /** Removes another draft, unless it is in the form by now. */
    async remove(draft: FoundDraft<T>): Promise<void> {
      if (draft.id !== id) await rows.remove([draft.id]);
      await listOthers();
    },
    async close(): Promise<void> {
      stopFollowing();
      stopOwner();
      closed = true;
      if (timer !== undefined) await save(true);
      (await release)?.();
    },
  };
}
export type TabDraft<T> = ReturnType<typeof openTabDraft<T>>;
