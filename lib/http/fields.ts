import * as z from 'zod/mini';
import { ownOrigin } from '@/lib/config/own-origin';
import { withoutDirectionControls } from '@/lib/utils/direction';
import { isResourceId } from '@/lib/utils/identifier';
import { isBlank } from '@/lib/utils/is-blank';
import { pictureAddress } from '@/lib/utils/address/picture-address';
import type { Page } from './envelope';

/** Drops lone surrogates, which the API leaves where it cuts texts: they would cause hydration mismatches. */
const wellFormed = (text: string) => text.toWellFormed();

/** Optional text: null, missing and '' all mean none. */
export const text = () =>
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((value) => wellFormed(value ?? '')),
  );

/** @param placeholder stands for a text that is there and cannot be seen, so that a link has a name */
export const line = (placeholder = '') =>
  z.pipe(
    text(),
    z.transform((value) => {
      const shown = withoutDirectionControls(value);
      return shown !== '' && isBlank(shown) ? placeholder : shown;
    }),
  );

export const NAMELESS = '无名用户';

/** Address of a picture, which every browser requests; '' for none or an unsafe one. */
export const picture = () =>
  z.pipe(
    text(),
    z.transform((address) => pictureAddress(address, ownOrigin())),
  );

export const rowId = () => z.string().check(z.refine(isResourceId, { error: 'is no id' }));

export const otherId = () =>
  z.pipe(
    text(),
    z.transform((value) => (isResourceId(value) ? value : '')),
  );

export const requiredText = () => z.pipe(z.string().check(z.trim(), z.minLength(1)), z.transform(wellFormed));

export const requiredLine = () => z.pipe(requiredText(), z.transform(withoutDirectionControls));

const absentAs = <T extends z.ZodMiniType, F>(type: T, fallback: F) =>
  z.pipe(
    z.optional(z.nullable(type)),
    z.transform((value) => value ?? fallback),
  );

/** A number; null when absent, which means unknown, not 0. */
export const count = () => absentAs(z.number(), null);

/** A boolean; null when absent, which means unknown, not false. */
export const optionalFlag = () => absentAs(z.boolean(), null);

/** A boolean, false when absent: for toggles, where the API answers when it is already so. */
export const flag = () => absentAs(z.boolean(), false);

/** Text of one line, '' for null; null when the field is missing, which means unknown. */
export const optionalText = () =>
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((value) => (value === undefined ? null : withoutDirectionControls(wellFormed(value ?? '')))),
  );

/** Like `line`, null when the field is missing. */
export const optionalLine = () =>
  z.pipe(
    optionalText(),
    z.transform((value) => (value !== null && isBlank(value) ? '' : value)),
  );

function shownName(name: string): string {
  const shown = name.trim();
  return shown === '' ? '用户已注销' : isBlank(shown) ? NAMELESS : shown;
}

/** Name of a member: deleted accounts have none; '' when missing. */
export const memberName = () =>
  z.pipe(
    optionalText(),
    z.transform((name) => (name === null ? '' : shownName(name))),
  );

/** The schemas of the rows that lists parse one by one, for tools that describe the API. */
export const rowSchemas = new WeakMap<object, z.ZodMiniType>();

function rowsOf(row: z.ZodMiniType) {
  const rows = z.array(z.unknown());
  rowSchemas.set(rows, row);
  return rows;
}

/** Limit of unpaged lists; further rows are cut before parsing. */
const MAX_ROWS = 1_000;

/** Drops and reports malformed rows, so that one does not empty a page. */
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

/** A missing or wholly invalid list is malformed: a failure must not look empty. @param max further rows are cut */
export const tolerantList = <T extends z.ZodMiniType>(item: T, max = MAX_ROWS) =>
  z.pipe(
    rowsOf(item),
    z.transform((rows, context): z.output<T>[] => {
      const good = goodRows(item, rows.slice(0, max));
      if (rows.length > 0 && good.length === 0) {
        context.issues.push({ code: 'custom', input: undefined, message: `None of ${rows.length} rows is good` });
      }
      return good;
    }),
  );

/** A list within a row; may be absent, and its malformed rows do not drop the outer row. */
export const nestedList = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.optional(z.nullable(rowsOf(item))),
    z.transform((rows) => goodRows(item, (rows ?? []).slice(0, MAX_ROWS))),
  );

/** Like `nestedList`, null when absent, which means unknown. */
export const optionalNestedList = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.optional(z.nullable(rowsOf(item))),
    z.transform((rows) => (rows ? goodRows(item, rows.slice(0, MAX_ROWS)) : null)),
  );

export const pageOf = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.pipe(
    z.object({ list: tolerantList(item, max), total: z.number(), pageNo: z.optional(z.nullable(z.number())) }),
    z.transform(({ list, total, pageNo }): Page<z.output<T>> => ({ list, total, pageNo: pageNo ?? 1 })),
  );
