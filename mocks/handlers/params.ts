import * as z from 'zod/mini';

/** Query strings carry numbers as text, so both are accepted. */
const MAX_PAGE_SIZE = 1000;
const whole = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

export const paging = { pageNo: whole(Number.MAX_SAFE_INTEGER), pageSize: whole(MAX_PAGE_SIZE) };

export const required = () => z.string().check(z.minLength(1));

/** A digit that clients send as text or as a number. */
const anyDigit = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

export const digit = <const T extends readonly [string, ...string[]]>(...values: T) => z.pipe(anyDigit, z.enum(values));

export const digitOf = (isKnown: (value: string) => boolean) => z.pipe(anyDigit, z.string().check(z.refine(isKnown)));
