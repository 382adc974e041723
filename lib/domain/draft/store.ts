import 'client-only';
import { openDB, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { draftSchema, type Draft } from './schema';
import { sameFields } from '@/lib/utils/same-fields';

const DATABASE = 'gimishare-drafts';
const TABLE = 'drafts';
const VERSION = 1;

let opening: Promise<IDBPDatabase> | undefined;

const database = (): Promise<IDBPDatabase> => {
  opening ??= openDB(DATABASE, VERSION, {
    upgrade: (db) => void db.createObjectStore(TABLE),
    terminated: () => (opening = undefined),
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

const asideKey = (key: string) => `${key}:aside`;

/** What of a stored value is drafts. */
const draftsIn = (stored: unknown): Draft[] =>
  (Array.isArray(stored) ? stored : [])
    .map((draft: unknown) => z.safeParse(draftSchema, draft))
    .flatMap(({ data }) => (data ? [data] : []));

/** Changes what is laid aside, in one go: other tabs do so too. */
async function changeAside(key: string, change: (drafts: Draft[]) => Draft[]): Promise<Draft[]> {
  const transaction = (await database()).transaction(TABLE, 'readwrite');
  const drafts = change(draftsIn(await transaction.store.get(asideKey(key))));
  const write = async () => {
    if (drafts.length > 0) await transaction.store.put(drafts, asideKey(key));
    else await transaction.store.delete(asideKey(key));
  };
  await Promise.all([write(), transaction.done]);
  return drafts;
}

const without = (drafts: readonly Draft[], gone: readonly Draft[]) =>
  drafts.filter(({ writing }) => !gone.some((draft) => sameFields(draft.writing, writing)));

/** The drafts of this browser. Each call may fail: storage can be forbidden, full or broken. */
export const draftStore = {
  /** Undefined when there is none, or none that can be read. */
  async read(key: string): Promise<Draft | undefined> {
    const stored: unknown = await (await database()).get(TABLE, key);
    if (stored === undefined) return undefined;
    const parsed = z.safeParse(draftSchema, stored);
    if (!parsed.success) console.warn('A draft of this browser is broken:', z.prettifyError(parsed.error));
    return parsed.success ? parsed.data : undefined;
  },

  async write(key: string, draft: Draft): Promise<void> {
    await (await database()).put(TABLE, draft, key);
  },

  async remove(key: string): Promise<void> {
    await (await database()).delete(TABLE, key);
  },

  /** What was laid aside because another draft stands in its place, the latest last. */
  async readAside(key: string): Promise<Draft[]> {
    return draftsIn(await (await database()).get(TABLE, asideKey(key)));
  },

  /** @returns all that is laid aside then */
  addAside: (key: string, added: readonly Draft[]): Promise<Draft[]> =>
    changeAside(key, (drafts) => [...without(drafts, added), ...added]),

  /** @returns what is left */
  dropAside: (key: string, gone: readonly Draft[]): Promise<Draft[]> =>
    changeAside(key, (drafts) => without(drafts, gone)),
};
export type DraftStore = typeof draftStore;
