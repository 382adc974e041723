import * as z from 'zod/mini';
import { flag, line, nestedList, picture, rowId, text, tolerantList } from '@/lib/http/fields';

export const toolSchema = z.object({
  id: rowId(),
  name: line('未命名'),
  description: line(),
  url: text(),
  logo: picture(),
  collected: flag(),
});
export type Tool = z.output<typeof toolSchema>;

const toolCategorySchema = z.object({
  id: rowId(),
  name: line('未命名'),
  icon: picture(),
  children: nestedList(toolSchema),
});
export type ToolCategory = z.output<typeof toolCategorySchema>;

/** The directory; its first entry is the reader's collection (assumption A5). */
export const toolTreeSchema = tolerantList(toolCategorySchema);
export type ToolTree = z.output<typeof toolTreeSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    tool: Tool;
  }
}
