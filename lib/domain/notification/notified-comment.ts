import type { Comment, Reply } from '@/lib/domain/comment/schema';
import { parseApiTime } from '@/lib/utils/time';
import type { Notification } from './schema';

/** A comment and its notification are stored one after the other. */
const MOST_APART_MS = 60_000;

/** The comment that a notification tells of: the one that it names, or its author's of that minute. */
export function notifiedComment(
  comments: readonly Comment[],
  { commentId, sourceUserId, createTime }: Notification,
): Comment | Reply | undefined {
  const rows = comments.flatMap((comment) => [comment, ...comment.children]);
  if (commentId !== '') return rows.find(({ id }) => id === commentId);
  const toldAt = parseApiTime(createTime);
  if (toldAt === null) return undefined;
  const distance = (row: Comment | Reply) => Math.abs((parseApiTime(row.createTime) ?? 0) - toldAt);
  return rows
    .filter((row) => row.userId === sourceUserId && distance(row) <= MOST_APART_MS)
    .sort((one, other) => distance(one) - distance(other))[0];
}
