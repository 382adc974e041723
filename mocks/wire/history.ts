import type { historyEntrySchema } from '@/lib/domain/history/schema';
import { db } from '@/mocks/db';
import { idFor } from '@/mocks/db/random';
import { articleHitRow } from './article';
import { formatApiTime, type Wire } from './wire';

/** The identifier of the entry that says `userId` read `articleId`. */
export const historyId = (userId: string, articleId: string): string => idFor(`history:${userId}:${articleId}`);

/** The row of a deleted article. */
const DELETED = {
  userId: null,
  articleTitle: null,
  description: null,
  authorNickname: null,
  viewCounts: null,
  likeCounts: null,
  commentCounts: null,
  coverImage: null,
  tag: null,
};

type HistoryRow = Wire<typeof historyEntrySchema> & { createTime: string };

function historyRow(userId: string, articleId: string, time: number): HistoryRow {
  const article = db.articles.get(articleId);
  const { userId: uid, ...fields } = article ? articleHitRow(article) : DELETED;
  // The time of the visit, not the article's.
  const createTime = formatApiTime(time);
  return { ...fields, id: historyId(userId, articleId), date: createTime.slice(0, 10), articleId, uid, createTime };
}

export const historyOf = (userId: string): HistoryRow[] =>
  db.histories.targets(userId).map(([articleId, time]) => historyRow(userId, articleId, time));
