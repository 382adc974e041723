import * as z from 'zod/mini';
import type { Page } from './envelope';

/** Optional text: null, missing and '' all mean none. */
export const text = () =>
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((value) => value ?? ''),
  );

/** A count, a JSON number; absent means 0. */
export const count = () =>
  z.pipe(
    z.optional(z.nullable(z.number())),
    z.transform((value) => value ?? 0),
  );

/** A flag, a JSON boolean; absent means false. */
export const flag = () =>
  z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((value) => value ?? false),
  );

/**
 * A list whose bad items are dropped and reported instead of failing the whole: one broken row must
 * not empty a page.
 */
export function tolerantList<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    z.optional(z.nullable(z.array(z.unknown()))),
    z.transform((rows) => goodRows(item, rows ?? [])),
  );
}

const goodRows = <T extends z.ZodMiniType>(item: T, rows: unknown[]): z.output<T>[] =>
  rows.flatMap((row) => {
    const parsed = z.safeParse(item, row);
    if (parsed.success) return [parsed.data];
    console.warn('A malformed row of the API was dropped:', z.prettifyError(parsed.error));
    return [];
  });

/** A page answer of rows of `item`. Without a list it is none: a failure must not pass for an empty page. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    z.object({ list: z.array(z.unknown()), total: count(), pageNo: z.optional(z.nullable(z.number())) }),
    z.transform((page): Page<z.output<T>> => ({
      list: goodRows(item, page.list),
      total: page.total,
      pageNo: page.pageNo ?? 1,
    })),
  );
}
