import * as z from 'zod/mini';
import { count, picture, text } from '@/lib/http/fields';

/** An article that the reader opened on a day. */
export const historyEntrySchema = z.object({
  id: z.string(),
  /** YYYY-MM-DD in China; the API may give the time with it. */
  date: z.pipe(
    text(),
    z.transform((value) => value.slice(0, 10)),
  ),
  articleId: z.string(),
  articleTitle: text(),
  description: text(),
  /** The article's author. */
  uid: text(),
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
