import 'client-only';
import { dequal } from 'dequal/lite';
import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import * as z from 'zod/mini';
import { deviceValue, isStoringStopped, storedKeys } from '@/lib/browser/storage';

/** A stored draft: one row per tab for articles and resumes, one for all tabs otherwise. */
const draftRowSchema = z.object({
  id: z.string(),
  owner: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  value: z.unknown(),
  base: z.string(),
  savedAt: z.number(),
});
export type DraftRow = z.output<typeof draftRowSchema>;

export const FILE_KIND = 'file';
const DATABASE = 'drafts';
const TABLE = 'rows';
const MIRROR = 'DRAFT_ROW:';

let database: IDBPDatabase | undefined;
let opening: Promise<IDBPDatabase> | undefined;

function forgetDatabase(): void {
  database = undefined;
  opening = undefined;
}

async function open(): Promise<IDBPDatabase> {
  opening ??= openDB(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(TABLE, { keyPath: 'id' }),
    terminated: forgetDatabase,
  });
  try {
    database = await opening;
    return database;
  } catch (error) {
    forgetDatabase();
    throw error;
  }
}

const mirrorOf = (id: string) => deviceValue({ key: MIRROR + id, schema: draftRowSchema });

type Rows = IDBPObjectStore<unknown, [typeof TABLE], typeof TABLE, 'readwrite'>;

/** Begins the write synchronously when the database is open, because an unloading page has no later turn. */
async function change(write: (rows: Rows) => Promise<unknown>[]): Promise<void> {
  const transaction = (database ?? (await open())).transaction(TABLE, 'readwrite');
  const writes = write(transaction.store);
  transaction.commit();
  await Promise.all([...writes, transaction.done]);
}

/** The stored row, or the newer one that an unloading page could only mirror. */
async function latest(rows: Rows, id: string): Promise<DraftRow | undefined> {
  const known = z.safeParse(draftRowSchema, await rows.get(id)).data;
  const late = mirrorOf(id).get();
  return late && late.savedAt > (known?.savedAt ?? 0) ? late : known;
}

/** Drafts in IndexedDB. Each call may reject: storage can be forbidden, full or broken. */
export const draftRows = {
  /** Newest first, after restoring rows that an unloading page could only mirror. */
  async list(): Promise<DraftRow[]> {
    const transaction = (await open()).transaction(TABLE, 'readwrite');
    const mirrored = storedKeys(MIRROR).map((key) => key.slice(MIRROR.length));
    for (const id of mirrored) {
      const row = await latest(transaction.store, id);
      if (row) await transaction.store.put(row);
    }
    const found: unknown[] = await transaction.store.getAll();
    await transaction.done;
    for (const id of mirrored) mirrorOf(id).set(undefined);
    return found
      .flatMap((row) => z.safeParse(draftRowSchema, row).data ?? [])
      .toSorted((one, other) => other.savedAt - one.savedAt);
  },

  async listFrom(prefix: string): Promise<DraftRow[]> {
    const found: unknown[] = await (await open()).getAll(TABLE, IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    return found.flatMap((row) => z.safeParse(draftRowSchema, row).data ?? []);
  },

  /** Overwrites without a look, so only the tab that owns the row calls it; others call `putUnlessNewer`. */
  async put(...changed: readonly DraftRow[]): Promise<void> {
    if (!isStoringStopped()) await change((rows) => changed.map((row) => rows.put(row)));
  },

  /** Reads a row and writes the next one in one transaction. @param next from what is stored by now; its id may be another one */
  async update(id: string, next: (known: DraftRow | undefined) => DraftRow): Promise<DraftRow> {
    const transaction = (await open()).transaction(TABLE, 'readwrite');
    const row = next(await latest(transaction.store, id));
    if (!isStoringStopped()) await transaction.store.put(row);
    await transaction.done;
    return row;
  },

  /** `put` while unloading: mirrors the row in localStorage synchronously, without pictures. */
  async putLast(row: DraftRow): Promise<void> {
    const mirror = mirrorOf(row.id);
    mirror.set(row);
    await draftRows.put(row);
    mirror.set(undefined);
  },

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) mirrorOf(id).set(undefined);
    await change((rows) => ids.map((id) => rows.delete(id)));
  },

  /** Removes mirrored rows, which are all there is when the database is broken. */
  removeMirrored(isTheirs: (owner: string) => boolean): void {
    for (const key of storedKeys(MIRROR)) {
      const mirror = deviceValue({ key, schema: draftRowSchema });
      if (isTheirs(mirror.get()?.owner ?? '')) mirror.set(undefined);
    }
  },

  async adopt(owner: string, passes: (row: DraftRow) => boolean): Promise<void> {
    const transaction = (await open()).transaction(TABLE, 'readwrite');
    for (const row of await transaction.store.getAll()) {
      const { data } = z.safeParse(draftRowSchema, row);
      if (data && passes(data)) await transaction.store.put({ ...data, owner });
    }
    await transaction.done;
  },
};
export type DraftRows = typeof draftRows;

export async function forgetDraft(kind: string, subjectId: string, value: unknown, rows: DraftRows = draftRows) {
  const sent = (await rows.list()).filter(
    (row) => row.kind === kind && row.subjectId === subjectId && dequal(row.value, value),
  );
  await rows.remove(sent.map(({ id }) => id));
}
