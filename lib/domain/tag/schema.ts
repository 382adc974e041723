import * as z from 'zod/mini';
import { otherId, rowId, text } from '@/lib/http/fields';

/** A member's custom tag; articles refer to it by name. */
export const customTagSchema = z.object({ id: rowId(), pid: otherId(), tagName: text() });
export type CustomTag = z.output<typeof customTagSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    tag: CustomTag;
  }
}
