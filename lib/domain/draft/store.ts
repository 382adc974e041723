import 'client-only';
import { openDB, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { draftSchema, type Draft } from './schema';

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
};
export type DraftStore = typeof draftStore;
