import 'client-only';
import { dequal } from 'dequal/lite';
import { checkedBy, isNumber, isRecord, isText, deviceValue, storedKeys } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import type { DraftRow, DraftRows } from './draft-database';

/** Prefix of drafts' keys in localStorage, and of their rows' ids in IndexedDB. */
export const DRAFT_PREFIX = 'DRAFT:';
/** A change is in IndexedDB no later than this. */
const SAVE_MS = 300;
const KEPT_MS = 30 * 24 * 60 * 60_000;
const NOT_STORED = '浏览器的存储空间已满或被禁用，没写完的内容只保留在这个页面里';

interface KeptDraft {
  value: unknown;
  savedAt: number;
}

const keptDraft = checkedBy((draft): draft is KeptDraft => isRecord(draft) && isNumber(draft.savedAt));

/** The localStorage copy: synchronous and shared by tabs, but up to a minute old after a crash. */
export const mirrorOf = (key: string) => deviceValue({ key, schema: keptDraft });

export const isExpired = ({ savedAt }: Pick<KeptDraft, 'savedAt'>) => Date.now() - savedAt > KEPT_MS;

/** The database is loaded on use, so that no public page carries it in its first load. */
let rows: DraftRows | undefined;
const loadRows = async () => (rows ??= (await import('./draft-database')).draftRows);

/** Keys not yet in IndexedDB, each with whether localStorage has it. */
const pending = new Map<string, boolean>();
let timer: ReturnType<typeof setTimeout> | undefined;
let hasToastedNotStored = false;

function toastNotStored(): void {
  if (hasToastedNotStored) return;
  hasToastedNotStored = true;
  showToast(NOT_STORED, 'failed', 'draft storage');
}

/** The row of a draft. A removed draft's has no value, so that after a crash an old mirror is not restored. */
export function rowOfDraft(key: string): DraftRow {
  const [owner = '', kind = '', ...subject] = key.slice(DRAFT_PREFIX.length).split(':');
  const { value, savedAt = Date.now() } = mirrorOf(key).get() ?? {};
  return { id: key, owner, kind, subjectId: subject.join(':'), value, base: '', savedAt };
}

/** Flushes to IndexedDB. Synchronous up to the write once it is open, for an unloading page. */
export async function flushDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (!isRecovered) await recoverDrafts();
  if (pending.size === 0) return;
  const isLost = [...pending.values()].includes(false);
  const changed = [...pending.keys()].map(rowOfDraft);
  pending.clear();
  try {
    await (rows ?? (await loadRows())).put(...changed);
  } catch {
    if (isLost) toastNotStored();
  }
}

const handleLeave = () => void flushDrafts();
const handleVisibility = () => {
  if (document.visibilityState === 'hidden') void flushDrafts();
};

function schedule(key: string, isMirrored: boolean): void {
  // Adding the same listener again is a no-op.
  window.addEventListener('pagehide', handleLeave);
  document.addEventListener('visibilitychange', handleVisibility);
  pending.set(key, isMirrored);
  timer ??= setTimeout(() => void flushDrafts(), SAVE_MS);
}

/** localStorage's value of drafts that changed before IndexedDB was read. */
const changedEarly = new Map<string, KeptDraft | undefined>();
let isRecovered = false;

/** Saves at once in localStorage, throttled in IndexedDB. @returns false when localStorage refuses */
export function saveDraft(key: string, draft: KeptDraft | undefined): boolean {
  const mirror = mirrorOf(key);
  // Removing an absent draft is no change: after a crash IndexedDB may still have it.
  if (draft === undefined && mirror.get() === undefined) return mirror.set(undefined);
  if (!isRecovered && !changedEarly.has(key)) changedEarly.set(key, mirror.get());
  const isMirrored = mirror.set(draft);
  schedule(key, isMirrored || draft === undefined);
  // A sent text must not come back.
  if (draft === undefined) void flushDrafts();
  return isMirrored;
}

/** Three-way merge: what was typed onto `base` is applied to `stored`. */
function rebase(stored: unknown, base: unknown, typed: unknown): unknown {
  if (dequal(base, typed)) return stored;
  if (isText(stored) && isText(typed)) {
    const before = isText(base) ? base : '';
    return typed.startsWith(before) ? stored + typed.slice(before.length) : typed;
  }
  if (Array.isArray(stored)) return Array.isArray(typed) && typed.length === 0 ? stored : typed;
  if (!isRecord(stored) || !isRecord(typed)) return typed;
  const before = isRecord(base) ? base : {};
  const keys = Object.keys({ ...stored, ...typed });
  return Object.fromEntries(keys.map((key) => [key, rebase(stored[key], before[key], typed[key])]));
}

async function recover(): Promise<void> {
  const database = await loadRows();
  const storedDrafts = await database.listFrom(DRAFT_PREFIX);
  isRecovered = true;
  for (const { id, value, savedAt } of storedDrafts) {
    const current = mirrorOf(id).get();
    const isChanged = changedEarly.has(id);
    const base = isChanged ? changedEarly.get(id) : current;
    if (savedAt <= (base?.savedAt ?? 0)) continue;
    if (!isChanged) mirrorOf(id).set(value === undefined ? undefined : { value, savedAt });
    else if (current && value !== undefined)
      saveDraft(id, { value: rebase(value, base?.value, current.value), savedAt: Date.now() });
  }
  const savedAt = new Map(storedDrafts.map((row) => [row.id, row.savedAt]));
  for (const key of storedKeys(DRAFT_PREFIX)) {
    const draft = mirrorOf(key).get();
    if (draft && isExpired(draft)) saveDraft(key, undefined);
    else if (draft && draft.savedAt > (savedAt.get(key) ?? 0)) schedule(key, true);
  }
  await database.remove(storedDrafts.filter(isExpired).map(({ id }) => id));
}

let recovering: Promise<void> | undefined;

/** Restores drafts that IndexedDB has newer, as after a crash; what is typed meanwhile is merged. Never rejects. */
export const recoverDrafts = (): Promise<void> =>
  (recovering ??= recover()
    .catch(() => {})
    .finally(() => {
      isRecovered = true;
      changedEarly.clear();
    }));
