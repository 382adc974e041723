import { db } from '@/mocks/db';
import { idFor } from '@/mocks/db/random';
import type { Article } from '@/mocks/db/tables';
import { articleHitRow } from './article';
import { formatApiTime } from './wire';

/** The identifier of the entry that says `userId` read `articleId`. */
export const historyId = (userId: string, articleId: string): string => idFor(`history:${userId}:${articleId}`);

function historyRow(userId: string, article: Article, time: number) {
  const { id: articleId, userId: uid, ...fields } = articleHitRow(article);
  return { id: historyId(userId, articleId), date: formatApiTime(time).slice(0, 10), articleId, uid, ...fields };
}

/** The reading history of a member, newest first; deleted articles are gone from it. */
export const historyOf = (userId: string) =>
  db.histories.targets(userId).flatMap(([articleId, time]) => {
    const article = db.articles.get(articleId);
    return article ? [historyRow(userId, article, time)] : [];
  });
