import * as z from 'zod/mini';
import { otherId, rowId, text } from '@/lib/http/fields';

/** A custom tag of a member; articles refer to it by its name. */
export const customTagSchema = z.object({ id: rowId(), pid: otherId(), tagName: text() });
export type CustomTag = z.output<typeof customTagSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    tag: CustomTag;
  }
}
