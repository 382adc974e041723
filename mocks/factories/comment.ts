import { HOUR, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { Article, Comment, User } from '@/mocks/db/tables';

const TEXTS = [
  '写得很清楚，收藏了。',
  '我们组也遇到过，最后的办法差不多。',
  '请问有完整的示例代码吗？',
  '这个结论在数据量大的时候还成立吗？',
  '学到了，感谢分享。',
  '第二步可以再展开讲讲。',
];

/** Fields of a top-level comment. */
export const TOP_LEVEL = {
  topId: null,
  replyId: null,
  replyUserId: null,
  replyNickname: null,
  replyComment: null,
} satisfies Partial<Comment>;

/** Top-level comments below a generated article: up to three, or so many on average. */
export function createComments(article: Article, users: readonly User[], average?: number): Comment[] {
  const random = randomFor(`comments:${article.id}`);
  const count = average === undefined ? random.int(-2, 3) : Math.round(random.next() * 2 * average);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    id: idFor(`comment:${article.id}:${index}`),
    subjectId: article.id,
    userId: random.pick(users).id,
    content: random.pick(TEXTS),
    commentImage: null,
    createTime: Math.min(article.createTime + random.int(1, 30) * HOUR, START),
    ...TOP_LEVEL,
  })).sort((one, other) => one.createTime - other.createTime);
}
