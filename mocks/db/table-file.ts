import * as z from 'zod/mini';
import { Relation } from './relation';
import type { Rows } from './table';

/* Rows as a JSON file holds them: a table by key as pairs, links as a list, bytes in base64. */

const rowSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(rowSchema);
const pairsSchema = z.array(z.tuple([z.string(), z.union([rowSchema, listSchema])]));
const linksSchema = z.array(z.object({ from: z.string(), to: z.string(), time: z.number() }));
const bytesSchema = z.strictObject({ base64: z.string() });

const packValue = (value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;

function unpackValue(value: unknown): unknown {
  const bytes = z.safeParse(bytesSchema, value);
  return bytes.success ? new Uint8Array(Buffer.from(bytes.data.base64, 'base64')) : value;
}

const inEveryField =
  (change: (value: unknown) => unknown) =>
  (row: object): object =>
    Array.isArray(row)
      ? row.map(inEveryField(change))
      : Object.fromEntries(Object.entries(row).map(([field, value]) => [field, change(value)]));
const packRow = inEveryField(packValue);
const unpackRow = inEveryField(unpackValue);

export function packRows(rows: Rows): unknown {
  if (rows instanceof Relation) return rows.links();
  return rows instanceof Map ? [...rows].map(([key, row]) => [key, packRow(row)]) : rows.map(packRow);
}

/** The rows of a table of the same kind as `like`; null when the file holds another kind. */
export function unpackRows(packed: unknown, like: Rows): Rows | null {
  if (like instanceof Relation) {
    const links = z.safeParse(linksSchema, packed);
    if (!links.success) return null;
    const relation = Relation.empty();
    for (const { from, to, time } of links.data) relation.set(from, to, time);
    return relation;
  }
  if (like instanceof Map) {
    const pairs = z.safeParse(pairsSchema, packed);
    return pairs.success ? new Map(pairs.data.map(([key, row]) => [key, unpackRow(row)])) : null;
  }
  const list = z.safeParse(listSchema, packed);
  return list.success ? list.data.map(unpackRow) : null;
}
