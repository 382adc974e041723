import * as z from 'zod/mini';
import { requiredLine, text } from '@/lib/http/fields';

/** A news item (assumption A7). `hot` is the source's own text. */
export const hotNewsSchema = z.object({
  title: requiredLine(),
  url: text(),
  hot: z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.number()]))),
    z.transform((value) => String(value ?? '').toWellFormed()),
  ),
});
export type HotNewsItem = z.output<typeof hotNewsSchema>;
