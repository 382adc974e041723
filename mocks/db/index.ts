import * as z from 'zod/mini';
import { mockConfig } from '@/mocks/config';
import { idFor } from './random';
import { copyRows, listRows, type Rows, type SeedConfig, type Seeding, type Table } from './table';
import { packRows, unpackRows } from './table-file';
import * as tables from './tables';

type Tables = typeof tables;
type Database = { -readonly [K in keyof Tables]: Tables[K] extends Table<infer T> ? T : never };

const definitions: Record<string, Table<Rows>> = tables;
type Store = Record<string, Rows>;
const isDatabase = (store: Store): store is Store & Database =>
  Object.keys(definitions).every((name) => store[name] !== undefined);

/** A store with the rows of every table; that they are a table's own is up to `rowsOf`. */
function storeOf(rowsOf: (name: string, table: Table<Rows>) => Rows): Database {
  const store: Store = Object.fromEntries(
    Object.entries(definitions).map(([name, table]) => [name, rowsOf(name, table)]),
  );
  if (!isDatabase(store)) throw new Error('A table has no rows');
  return store;
}
const rowsIn = (store: Store, name: string): Rows => store[name] ?? [];
const copyOf = (store: Store) => storeOf((name) => copyRows(rowsIn(store, name)));

/** The seeded state: files, generated volume, and links between them; the same in every run. */
export function buildSeed(config: SeedConfig): Database {
  const made = new Map<unknown, unknown>();
  const seeding: Seeding = {
    config,
    once: <T>(make: (seeding: Seeding) => T) => {
      if (!made.has(make)) made.set(make, make(seeding));
      return made.get(make) as T;
    },
  };
  return storeOf((_name, { seed }) => seeding.once(seed));
}

/** Seeding reads and checks dozens of files, and a reset copies the rows anyway. */
const seeds = new Map<string, Database>();
function seedOf(config: SeedConfig): Database {
  const key = JSON.stringify(config);
  const seed = seeds.get(key) ?? buildSeed(config);
  seeds.set(key, seed);
  return seed;
}

let baseline = seedOf(mockConfig);

/** The one store behind every handler. */
export const db: Database = copyOf(baseline);

/** Restores the seeded state; with `config`, the state seeded for it from now on. */
export function resetDb(config?: SeedConfig): void {
  if (config) baseline = seedOf(config);
  Object.assign(db, copyOf(baseline));
}

/** A collection of the store as plain rows; null when there is none of this name. */
export function stateOf(name: string): unknown[] | null {
  if (!Object.hasOwn(definitions, name)) return null;
  const rows = listRows(rowsIn(db, name));
  const show = definitions[name]?.show;
  return show ? rows.map((row) => show(row)) : rows;
}

/** How many rows each collection has. */
export const sizesOf = (): Record<string, number> =>
  Object.fromEntries(Object.keys(definitions).map((name) => [name, listRows(rowsIn(db, name)).length]));

let created = 0;

/** The identifier of a row made at run time; never reused, so that no cached page is taken for a new row's. */
export function newId(): string {
  created += 1;
  return idFor(`created:${created}`);
}

/** The whole store in a file. */
export const savedSchema = z.object({
  version: z.literal(1),
  /** The identifiers that were given out, which no new row may have. */
  created: z.int(),
  tables: z.record(z.string(), z.unknown()),
});
type SavedState = z.output<typeof savedSchema>;

export const saveState = (): SavedState => ({
  version: 1,
  created,
  tables: Object.fromEntries(Object.keys(definitions).map((name) => [name, packRows(rowsIn(db, name))])),
});

/** Replaces every row by the saved ones, unchecked but for their kind; gives the problem when it changes nothing. */
export function loadState(saved: SavedState): string | null {
  const unknown = Object.keys(saved.tables).find((name) => !Object.hasOwn(definitions, name));
  if (unknown !== undefined) return `There is no collection "${unknown}"`;
  const store: Store = {};
  for (const name of Object.keys(definitions)) {
    const rows = unpackRows(saved.tables[name], rowsIn(db, name));
    if (!rows) return `The file has no rows of "${name}", or other ones`;
    store[name] = rows;
  }
  Object.assign(db, store);
  created = Math.max(created, saved.created);
  return null;
}
