import path from 'node:path';
import * as z from 'zod/mini';
import { HOUR, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { Article, Comment, User } from '@/mocks/db/tables';
import { TOP_LEVEL } from '@/mocks/factories/comment';
import { listFiles, readYaml, SEED_DIR } from './read';

const COMMENTS_DIR = path.join(SEED_DIR, 'comments');

const replySchema = z.object({
  author: z.optional(z.string()),
  hoursAfter: z.number(),
  content: z.string(),
  to: z.optional(z.string()),
});
type ReplyEntry = z.output<typeof replySchema>;
export const commentSchema = z.object({
  author: z.optional(z.string()),
  hoursAfter: z.number(),
  content: z.string(),
  replies: z.optional(z.nullable(z.array(replySchema))),
});
type CommentEntry = z.output<typeof commentSchema>;

/** The authors by their key, and readers for entries without an author. */
export interface People {
  authors: ReadonlyMap<string, User>;
  readers: readonly User[];
}

/** The author of a key, or a reader derived from `id`. @throws an Error that names the file */
export function personOf(file: string, key: string | undefined, id: string, { authors, readers }: People): User {
  const user = key === undefined ? randomFor(id).pick(readers) : authors.get(key);
  if (!user) throw new Error(`${file}: there is no author "${key}" in authors.yaml`);
  return user;
}

/** The discussions below the hand-written articles, by article id. */
export function loadComments(articles: ReadonlyMap<string, Article>, people: People): Map<string, Comment[]> {
  return new Map(
    listFiles(COMMENTS_DIR, '.yaml').map((name) => {
      const slug = name.slice(0, -5);
      const article = articles.get(slug);
      if (!article) throw new Error(`comments/${name}: there is no articles/${slug}.md`);
      const file = path.join(COMMENTS_DIR, name);
      const entries = readYaml(file, z.nullable(z.array(commentSchema)));
      return [article.id, discussionBelow({ file, key: slug, subject: article, entries: entries ?? [], people })];
    }),
  );
}

interface Discussion {
  file: string;
  /** Names the subject in the ids of its comments. */
  key: string;
  subject: { id: string; createTime: number };
  entries: readonly CommentEntry[];
  people: People;
}

/** The comments of a file's entries, each before its replies. */
export function discussionBelow({ file, key, subject, entries, people }: Discussion): Comment[] {
  const row = (id: string, entry: ReplyEntry): Comment => ({
    id,
    subjectId: subject.id,
    userId: personOf(file, entry.author, id, people).id,
    content: entry.content.trim(),
    commentImage: null,
    createTime: Math.min(subject.createTime + Math.round(entry.hoursAfter * HOUR), START),
    ...TOP_LEVEL,
  });
  return entries.flatMap((entry, index) => {
    const top = row(idFor(`comment:${key}:${index}`), entry);
    const replies: { key: string | undefined; comment: Comment }[] = [];
    for (const [place, reply] of (entry.replies ?? []).entries()) {
      const answered = reply.to ? replies.findLast((earlier) => earlier.key === reply.to)?.comment : undefined;
      if (reply.to && reply.to !== entry.author && !answered) {
        throw new Error(`${file}: "${reply.to}" has no earlier reply in thread ${index + 1}`);
      }
      const id = idFor(`comment:${key}:${index}:${place}`);
      const comment = {
        ...row(id, reply),
        topId: top.id,
        replyId: (answered ?? top).id,
        replyComment: (answered ?? top).content,
        ...(answered && {
          replyUserId: answered.userId,
          replyNickname: personOf(file, reply.to, id, people).nickname,
        }),
      };
      replies.push({ key: reply.author, comment });
    }
    return [top, ...replies.map(({ comment }) => comment)];
  });
}
