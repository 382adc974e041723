import * as z from 'zod/mini';
import { text } from '@/lib/http/fields';

/** An item of hot news (assumption A7). `hot` is the source's own text. */
export const hotNewsSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1)),
  url: text(),
  hot: z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.number()]))),
    z.transform((value) => String(value ?? '')),
  ),
});
export type HotNewsItem = z.output<typeof hotNewsSchema>;
