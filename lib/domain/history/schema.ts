import * as z from 'zod/mini';
import { count, line, NAMELESS, otherId, picture, rowId, text } from '@/lib/http/fields';

export const historyEntrySchema = z.object({
  id: rowId(),
  /** YYYY-MM-DD in China; the API may append the time. */
  date: z.pipe(
    text(),
    z.transform((value) => value.slice(0, 10)),
  ),
  /** YYYY-MM-DD HH:mm:ss of the visit, where the API says it. */
  createTime: text(),
  articleId: rowId(),
  articleTitle: line('无标题'),
  description: line(),
  uid: otherId(),
  authorNickname: line(NAMELESS),
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
