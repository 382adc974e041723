import * as z from 'zod/mini';
import { count, otherId, picture, rowId, text } from '@/lib/http/fields';

export const historyEntrySchema = z.object({
  id: rowId(),
  /** YYYY-MM-DD in China; the API may append the time. */
  date: z.pipe(
    text(),
    z.transform((value) => value.slice(0, 10)),
  ),
  articleId: rowId(),
  articleTitle: text(),
  description: text(),
  uid: otherId(),
  authorNickname: text(),
  viewCounts: count(),
  likeCounts: count(),
  commentCounts: count(),
  coverImage: picture(),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    history: HistoryEntry;
  }
}
