import * as z from 'zod/mini';
import { requiredLine, text } from '@/lib/http/fields';
import { decodeEntities, onOneLine } from '@/lib/utils/plain-text';

const MARKS = /<\/?(?:em|b|i|strong|mark|font|span)\b[^<>]*>/gi;
/** Sources send titles as html, with the words that were searched marked. */
const plainTitle = () =>
  z.pipe(
    requiredLine(),
    z.transform((title) => onOneLine(decodeEntities(title.replace(MARKS, '')))),
  );

/** A news item (assumption A7). `hot` is the source's own text. */
export const hotNewsSchema = z.object({
  title: plainTitle(),
  url: text(),
  hot: z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.number()]))),
    z.transform((value) => String(value ?? '').toWellFormed()),
  ),
});
export type HotNewsItem = z.output<typeof hotNewsSchema>;
