import * as z from 'zod/mini';
import { text } from '@/lib/http/fields';

/** A custom tag of a member; articles refer to it by its name. */
export const customTagSchema = z.object({ id: z.string(), pid: text(), tagName: text() });
export type CustomTag = z.output<typeof customTagSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    tag: CustomTag;
  }
}
