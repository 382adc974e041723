import type { MockConfig } from '@/mocks/config';
import { Relation } from './relation';

/** What a table may hold: rows (or lists of rows) by key, rows in order, or timed links. */
export type Rows = Map<string, object> | object[] | Relation;

export type SeedConfig = Pick<MockConfig, 'articles' | 'articlesDir'> &
  Partial<Pick<MockConfig, 'users' | 'comments' | 'shares' | 'messages'>>;

/** The seed while it is made. */
export interface Seeding {
  config: SeedConfig;
  /** What `make` gives, made once for this seed: so tables share rows, and one table seeds from another's `seed`. */
  once: <T>(make: (seeding: Seeding) => T) => T;
}

type RowOf<T> = T extends Map<string, infer R> ? ItemOf<R> : T extends (infer R)[] ? R : never;
type ItemOf<R> = R extends (infer I)[] ? I : R;

export interface Table<T extends Rows> {
  seed: (seeding: Seeding) => T;
  /** A row as `/__control/state` gives it, without what is secret, long or no JSON; the whole row when absent. */
  show?(row: RowOf<T>): unknown;
}

/** A kind of rows: store, reset and `/__control/state` follow from it once `tables/index.ts` exports it. */
export const defineTable = <T extends Rows>(table: Table<T>): Table<T> => table;

/** A table without seeded rows, by key. */
export const emptyTable = <R extends object>(): Table<Map<string, R>> => ({ seed: () => new Map() });

export const byId = <R extends { id: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

const copyRow = (row: object): object => (Array.isArray(row) ? row.map(copyRow) : { ...row });

/** The same rows again, so that a change to one set leaves the other as it is. */
export function copyRows(rows: Rows): Rows {
  if (rows instanceof Relation) return rows.clone();
  return rows instanceof Map ? new Map([...rows].map(([key, row]) => [key, copyRow(row)])) : rows.map(copyRow);
}

/** Every row or link of a table, in its order. */
export function listRows(rows: Rows): object[] {
  if (rows instanceof Relation) return rows.links();
  return rows instanceof Map ? [...rows.values()].flat() : rows;
}
