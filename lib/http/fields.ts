import * as z from 'zod/mini';
import { ownOrigin } from '@/lib/config/own-origin';
import { isResourceId } from '@/lib/utils/identifier';
import { pictureAddress } from '@/lib/utils/picture-address';
import type { Page } from './envelope';

/** Drops lone surrogates, which the API leaves where it cuts a text: they would cause a hydration mismatch. */
const wellFormed = (text: string) => text.toWellFormed();

/** Optional text: null, missing and '' all mean none. */
export const text = () =>
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((value) => wellFormed(value ?? '')),
  );

/** Address of a picture, which every reader asks for: '' for none, and for one that is not a picture's. */
export const picture = () =>
  z.pipe(
    text(),
    z.transform((address) => pictureAddress(address, ownOrigin())),
  );

/** The id of a row, which it cannot do without: a key of objects and a part of addresses. */
export const rowId = () => z.string().check(z.refine(isResourceId, { error: 'is no id' }));

/** The id of another row; '' for none, and for what is no id. */
export const otherId = () =>
  z.pipe(
    text(),
    z.transform((value) => (isResourceId(value) ? value : '')),
  );

/** Text that a row cannot do without, trimmed. */
export const requiredText = () => z.pipe(z.string().check(z.trim(), z.minLength(1)), z.transform(wellFormed));

/** A value that may be missing or null, and is `fallback` then. */
const absentAs = <T extends z.ZodMiniType, F>(type: T, fallback: F) =>
  z.pipe(
    z.optional(z.nullable(type)),
    z.transform((value) => value ?? fallback),
  );

/** A count, a JSON number; null when it is absent, which is unknown and not 0. */
export const count = () => absentAs(z.number(), null);

/** A flag, a JSON boolean; null when it is absent, which is unknown and not false. */
export const optionalFlag = () => absentAs(z.boolean(), null);

/** A flag that is false when absent: of a toggle, which the API settles when it is so already. */
export const flag = () => absentAs(z.boolean(), false);

/** Text that is null when the field is missing, which is unknown; null and '' of the API mean none, and are ''. */
export const optionalText = () =>
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((value) => (value === undefined ? null : wellFormed(value ?? ''))),
  );

/** Name of a member: an account that was deleted has none. '' when the field is missing, which is unknown. */
export const memberName = () =>
  z.pipe(
    optionalText(),
    z.transform((name) => (name === null ? '' : name.trim() || '用户已注销')),
  );

/** Rows of a list without pages; those beyond are cut before they are parsed. */
const MAX_ROWS = 1_000;

/** The valid rows. Malformed ones are dropped and reported, so that one of them does not empty a page. */
function goodRows<T extends z.ZodMiniType>(item: T, rows: readonly unknown[]): z.output<T>[] {
  const good: z.output<T>[] = [];
  let firstProblem = '';
  for (const row of rows) {
    const parsed = z.safeParse(item, row);
    if (parsed.success) good.push(parsed.data);
    else firstProblem ||= z.prettifyError(parsed.error);
  }
  const dropped = rows.length - good.length;
  if (dropped > 0) console.warn(`${dropped} malformed rows of the API were dropped; the first:`, firstProblem);
  return good;
}

/**
 * A list whose malformed rows are dropped and reported, instead of failing the whole. One that is null or missing,
 * or has no valid row among its rows, is malformed: a failure must not pass for an empty list.
 * @param max rows beyond it are cut before they are parsed: the page size that was asked for
 */
export const tolerantList = <T extends z.ZodMiniType>(item: T, max = MAX_ROWS) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows, context): z.output<T>[] => {
      const good = goodRows(item, rows.slice(0, max));
      if (rows.length > 0 && good.length === 0) {
        context.issues.push({ code: 'custom', input: undefined, message: `None of ${rows.length} rows is good` });
      }
      return good;
    }),
  );

/** A list within a row. It may be absent, and its malformed rows do not drop the outer row. */
export const nestedList = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.optional(z.nullable(z.array(z.unknown()))),
    z.transform((rows) => goodRows(item, (rows ?? []).slice(0, MAX_ROWS))),
  );

/** A `nestedList` that is null when it is absent, which is unknown and not empty. */
export const optionalNestedList = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.optional(z.nullable(z.array(z.unknown()))),
    z.transform((rows) => (rows ? goodRows(item, rows.slice(0, MAX_ROWS)) : null)),
  );

/** A page answer of at most `max` rows of `item`, which are as in `tolerantList`. */
export const pageOf = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.pipe(
    z.object({ list: tolerantList(item, max), total: z.number(), pageNo: z.optional(z.nullable(z.number())) }),
    z.transform(({ list, total, pageNo }): Page<z.output<T>> => ({ list, total, pageNo: pageNo ?? 1 })),
  );
