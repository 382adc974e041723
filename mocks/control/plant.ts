import * as z from 'zod/mini';
import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { db, newId } from '@/mocks/db';
import { MINUTE } from '@/mocks/db/clock';
import type { Article, Comment, Share } from '@/mocks/db/tables';
import { deliver, takeMessageFault } from '@/mocks/socket/message-faults';
import { messagePush, storeMessage } from '@/mocks/socket/messages';

/** An article as a test plants it: nothing is checked, so that it can be hostile, huge or broken. */
export const plantedArticleSchema = z.object({
  title: z._default(z.string(), '测试文章'),
  /** Made of `content` when absent; null: its author's client never sent any. */
  html: z.optional(z.nullable(z.string())),
  content: z._default(z.string(), ''),
  username: z._default(z.string(), 'demouser'),
  tag: z._default(z.string(), 'qd'),
  category: z._default(z.string(), '2'),
  status: z._default(z.string(), STATUS_PUBLISHED),
  description: z._default(z.nullable(z.string()), null),
  coverImage: z._default(z.nullable(z.string()), null),
  linkUrl: z._default(z.nullable(z.string()), null),
  theme: z._default(z.nullable(z.string()), null),
  codeStyle: z._default(z.nullable(z.string()), null),
  views: z._default(z.number(), 0),
  minutesAgo: z._default(z.number(), 0),
  pinned: z._default(z.boolean(), false),
});
export type PlantedArticle = z.output<typeof plantedArticleSchema>;

/** Adds the article and gives its row, or null when there is no such author. */
export function plantArticle(input: PlantedArticle): Article | null {
  const { title, username, views, minutesAgo, pinned, ...fields } = input;
  const author = [...db.users.values()].find((user) => user.username === username);
  if (!author) return null;
  const createTime = Date.now() - minutesAgo * MINUTE;
  const article: Article = {
    ...fields,
    html: fields.html,
    id: newId(),
    userId: author.id,
    articleTitle: title,
    createTime,
    updateTime: createTime,
    viewCounts: views,
    topTimeStap: pinned ? createTime : null,
  };
  db.articles.set(article.id, article);
  return article;
}

/** Private messages as a test plants them. */
export const plantedMessagesSchema = z.object({
  from: z._default(z.string(), 'otheruser'),
  to: z._default(z.string(), 'demouser'),
  count: z._default(z.number(), 1),
  content: z._default(z.string(), '测试私信'),
  read: z._default(z.boolean(), false),
  /** Pushed to the receiver's sockets, as if it had just been sent. */
  live: z._default(z.boolean(), false),
});

/** Adds messages, each with its number when there are several; gives their ids, or null without such users. */
export function plantMessages(input: z.output<typeof plantedMessagesSchema>): string[] | null {
  const { from, to, count, content, read, live } = input;
  const [sender, receiver] = [from, to].map((name) => [...db.users.values()].find(({ username }) => username === name));
  if (!sender || !receiver) return null;
  return Array.from({ length: count }, (_, index) => {
    const text = count === 1 ? content : `${content} ${index + 1}`;
    const message = storeMessage({ fromId: sender.id, toId: receiver.id, content: text, read });
    if (live) deliver(receiver.id, messagePush(message), takeMessageFault());
    return message.id;
  });
}

/** A share as a test plants it, unchecked. */
export const plantedShareSchema = z.object({
  content: z._default(z.string(), '测试友圈'),
  username: z._default(z.string(), 'demouser'),
  block: z._default(z.string(), '1'),
  pictures: z._default(z.array(z.string()), []),
  minutesAgo: z._default(z.number(), 0),
});
export type PlantedShare = z.output<typeof plantedShareSchema>;

/** Adds the share and gives its row, or null when there is no such author. */
export function plantShare({ username, minutesAgo, ...fields }: PlantedShare): Share | null {
  const author = [...db.users.values()].find((user) => user.username === username);
  if (!author) return null;
  const share: Share = { ...fields, id: newId(), userId: author.id, createTime: Date.now() - minutesAgo * MINUTE };
  db.shares.set(share.id, share);
  return share;
}

/** Comments as a test plants them below an article or a share. */
export const plantedCommentsSchema = z.object({
  count: z._default(z.number(), 1),
  username: z._default(z.string(), 'otheruser'),
  content: z._default(z.string(), '测试评论'),
  commentImage: z._default(z.nullable(z.string()), null),
});
export type PlantedComments = z.output<typeof plantedCommentsSchema>;

/** Adds top-level comments, each with its number when there are several; gives their ids, or null without such an author or subject. */
export function plantComments(
  subjectId: string,
  { count, username, content, commentImage }: PlantedComments,
): string[] | null {
  const author = [...db.users.values()].find((user) => user.username === username);
  if (!author || !(db.articles.has(subjectId) || db.shares.has(subjectId))) return null;
  const planted = Array.from({ length: count }, (_, index): Comment => ({
    id: newId(),
    subjectId,
    userId: author.id,
    content: count > 1 ? `${content} ${index + 1}` : content,
    commentImage,
    createTime: Date.now() - (count - index) * MINUTE,
    topId: null,
    replyUserId: null,
    replyNickname: null,
    replyComment: null,
  }));
  db.comments.set(subjectId, [...(db.comments.get(subjectId) ?? []), ...planted]);
  return planted.map(({ id }) => id);
}
