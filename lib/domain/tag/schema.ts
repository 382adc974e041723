import * as z from 'zod/mini';
import { text } from '@/lib/http/fields';

/** A tag that a member made for themselves; articles carry it by its name. */
export const customTagSchema = z.object({ id: z.string(), pid: text(), tagName: text() });
export type CustomTag = z.output<typeof customTagSchema>;
