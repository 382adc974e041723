import * as z from 'zod/mini';
import { line, otherId, rowId } from '@/lib/http/fields';

/** A member's custom tag; articles refer to it by name. */
export const customTagSchema = z.object({ id: rowId(), pid: otherId(), tagName: line('未命名') });
export type CustomTag = z.output<typeof customTagSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    tag: CustomTag;
  }
}
