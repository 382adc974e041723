import * as z from 'zod/mini';
import { commentItemTypeOf } from '@/mocks/handlers/comment-calls';
import { iconOf, STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { db, newId } from '@/mocks/db';
import { MINUTE } from '@/mocks/db/clock';
import type { Article, Comment, Folder, Share } from '@/mocks/db/tables';
import { TOP_LEVEL } from '@/mocks/factories/comment';
import { deliver, takeMessageFault } from '@/mocks/socket/message-faults';
import { messagePush, storeMessage } from '@/mocks/socket/messages';

const countSchema = z._default(z.int().check(z.gte(1), z.lte(10_000)), 1);
const numbered = (text: string, index: number, count: number) => (count > 1 ? `${text} ${index + 1}` : text);

/** An article as a test plants it, unchecked, so that it can be hostile, huge or broken. */
export const plantedArticleSchema = z.object({
  count: countSchema,
  title: z._default(z.string(), '测试文章'),
  /** Rendered from `content` when absent; null when its author's client never sent any. */
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

/** Adds the articles, numbered when there are several; gives the latest row, or null without such an author. */
export function plantArticle(input: PlantedArticle): Article | null {
  const { count, title, username, views, minutesAgo, pinned, ...fields } = input;
  const author = [...db.users.values()].find((user) => user.username === username);
  if (!author) return null;
  const planted = Array.from({ length: count }, (_, index): Article => {
    const createTime = Date.now() - (minutesAgo + index) * MINUTE;
    return {
      ...fields,
      html: fields.html,
      id: newId(),
      userId: author.id,
      articleTitle: numbered(title, index, count),
      createTime,
      updateTime: createTime,
      viewCounts: views,
      topTimeStap: pinned ? createTime : null,
    };
  });
  for (const article of planted) db.articles.set(article.id, article);
  return planted[0] ?? null;
}

export const plantedMessagesSchema = z.object({
  from: z._default(z.string(), 'otheruser'),
  to: z._default(z.string(), 'demouser'),
  count: countSchema,
  content: z._default(z.string(), '测试私信'),
  read: z._default(z.boolean(), false),
  /** Epoch milliseconds, unchecked: any number. Now when absent. */
  sentAt: z.optional(z.number()),
  /** Pushed to the receiver's sockets, as if it had just been sent. */
  live: z._default(z.boolean(), false),
});

/** Adds messages, numbered when there are several; gives their ids, or null without such users. */
export function plantMessages(input: z.output<typeof plantedMessagesSchema>): string[] | null {
  const { from, to, count, content, read, sentAt, live } = input;
  const [sender, receiver] = [from, to].map((name) => [...db.users.values()].find(({ username }) => username === name));
  if (!sender || !receiver) return null;
  return Array.from({ length: count }, (_, index) => {
    const message = storeMessage({
      fromId: sender.id,
      toId: receiver.id,
      content: numbered(content, index, count),
      read,
      ...(sentAt !== undefined && { sentAt }),
    });
    if (live) deliver(receiver.id, messagePush(message), takeMessageFault());
    return message.id;
  });
}

export const plantedShareSchema = z.object({
  count: countSchema,
  content: z._default(z.string(), '测试友圈'),
  username: z._default(z.string(), 'demouser'),
  block: z._default(z.string(), '1'),
  pictures: z._default(z.array(z.string()), []),
  minutesAgo: z._default(z.number(), 0),
});
export type PlantedShare = z.output<typeof plantedShareSchema>;

/** Adds the shares, numbered when there are several; gives the latest row, or null without such an author. */
export function plantShares({ username, minutesAgo, count, content, ...fields }: PlantedShare): Share | null {
  const author = [...db.users.values()].find((user) => user.username === username);
  if (!author) return null;
  const planted = Array.from({ length: count }, (_, index): Share => ({
    ...fields,
    id: newId(),
    userId: author.id,
    content: numbered(content, index, count),
    createTime: Date.now() - (minutesAgo + index) * MINUTE,
  }));
  for (const share of planted) db.shares.set(share.id, share);
  return planted[0] ?? null;
}

export const plantedFolderSchema = z.object({
  name: z._default(z.string(), '测试文件夹'),
  username: z._default(z.string(), 'demouser'),
  isPrivate: z._default(z.boolean(), false),
  bookmarks: z._default(z.number(), 0),
  url: z.optional(z.string()),
});

export function plantFolder(input: z.output<typeof plantedFolderSchema>): Folder | null {
  const { name, username, isPrivate, bookmarks, url } = input;
  const owner = [...db.users.values()].find((user) => user.username === username);
  if (!owner) return null;
  const folder: Folder = { id: newId(), userId: owner.id, name, isPrivate };
  db.folders.push(folder);
  for (let number = 1; number <= bookmarks; number += 1) {
    const address = url ?? `https://site-${number}.example.com/`;
    db.bookmarks.push({
      id: newId(),
      folderId: folder.id,
      name: `站点 ${number}`,
      url: address,
      icon: iconOf(address),
      siteDesc: `第 ${number} 个站点的描述`,
    });
  }
  return folder;
}

export const plantedCommentsSchema = z.object({
  count: countSchema,
  username: z._default(z.string(), 'otheruser'),
  content: z._default(z.string(), '测试评论'),
  commentImage: z._default(z.nullable(z.string()), null),
});
type PlantedComments = z.output<typeof plantedCommentsSchema>;

/** Adds top-level comments, numbered when there are several; gives their ids, or null without author or subject. */
export function plantComments(
  subjectId: string,
  { count, username, content, commentImage }: PlantedComments,
): string[] | null {
  const author = [...db.users.values()].find((user) => user.username === username);
  if (!author || !commentItemTypeOf(subjectId)) return null;
  const planted = Array.from({ length: count }, (_, index): Comment => ({
    id: newId(),
    subjectId,
    userId: author.id,
    content: numbered(content, index, count),
    commentImage,
    createTime: Date.now() - (count - index) * MINUTE,
    ...TOP_LEVEL,
  }));
  db.comments.set(subjectId, [...(db.comments.get(subjectId) ?? []), ...planted]);
  return planted.map(({ id }) => id);
}
