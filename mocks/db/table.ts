import type { MockConfig } from '@/mocks/config';
import { Relation } from './relation';

/** Rows (or lists of rows) by key, rows in order, or timed links. */
export type Rows = Map<string, object> | object[] | Relation;

export type SeedConfig = Pick<MockConfig, 'articles' | 'articlesDir'> &
  Partial<Pick<MockConfig, 'users' | 'comments' | 'shares' | 'messages'>>;

/** The seed while it is made. */
export interface Seeding {
  config: SeedConfig;
  /** Memoises `make` for this seed, so that tables share rows. */
  once: <T>(make: (seeding: Seeding) => T) => T;
}

type RowOf<T> = T extends Map<string, infer R> ? ItemOf<R> : T extends (infer R)[] ? R : never;
type ItemOf<R> = R extends (infer I)[] ? I : R;

export interface Table<T extends Rows> {
  seed: (seeding: Seeding) => T;
  /** A row as `/__control/state` gives it, without secrets and long texts; the whole row when absent. */
  show?(row: RowOf<T>): unknown;
}

/** A kind of rows: store, reset and `/__control/state` follow from it once `tables/index.ts` exports it. */
export const defineTable = <T extends Rows>(table: Table<T>): Table<T> => table;

/** An unseeded table by key. */
export const emptyTable = <R extends object>(): Table<Map<string, R>> => ({ seed: () => new Map() });

export const byId = <R extends { id: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

const copyRow = (row: object): object => (Array.isArray(row) ? row.map(copyRow) : { ...row });

/** A shallow copy of the rows, so that a change leaves the original as it is. */
export function copyRows(rows: Rows): Rows {
  if (rows instanceof Relation) return rows.clone();
  return rows instanceof Map ? new Map([...rows].map(([key, row]) => [key, copyRow(row)])) : rows.map(copyRow);
}

export function listRows(rows: Rows): object[] {
  if (rows instanceof Relation) return rows.links();
  return rows instanceof Map ? [...rows.values()].flat() : rows;
}
