import path from 'node:path';
import * as z from 'zod/mini';
import { HOUR, START } from '@/mocks/db/clock';
import { idFor } from '@/mocks/db/random';
import type { Article, Comment, User } from '@/mocks/db/tables';
import { listFiles, readYaml, SEED_DIR } from './read';

const COMMENTS_DIR = path.join(SEED_DIR, 'comments');

const replySchema = z.object({
  author: z.string(),
  hoursAfter: z.number(),
  content: z.string(),
  to: z.optional(z.string()),
});
type ReplyEntry = z.output<typeof replySchema>;
const commentSchema = z.object({
  author: z.string(),
  hoursAfter: z.number(),
  content: z.string(),
  replies: z.optional(z.nullable(z.array(replySchema))),
});

/** The discussions below the hand-written articles, by article id. */
export function loadComments(
  articles: ReadonlyMap<string, Article>,
  authors: ReadonlyMap<string, User>,
): Map<string, Comment[]> {
  return new Map(
    listFiles(COMMENTS_DIR, '.yaml').map((name) => {
      const slug = name.slice(0, -5);
      const article = articles.get(slug);
      if (!article) throw new Error(`comments/${name}: there is no articles/${slug}.md`);
      return [article.id, loadDiscussion(slug, article, authors)];
    }),
  );
}

function loadDiscussion(slug: string, article: Article, authors: ReadonlyMap<string, User>): Comment[] {
  const file = path.join(COMMENTS_DIR, `${slug}.yaml`);
  const entries = readYaml(file, z.nullable(z.array(commentSchema)));
  const author = (key: string): User => {
    const user = authors.get(key);
    if (!user) throw new Error(`${file}: there is no author "${key}" in authors.yaml`);
    return user;
  };
  const row = (id: string, entry: ReplyEntry): Comment => ({
    id,
    subjectId: article.id,
    userId: author(entry.author).id,
    content: entry.content.trim(),
    commentImage: null,
    createTime: Math.min(article.createTime + Math.round(entry.hoursAfter * HOUR), START),
    topId: null,
    replyUserId: null,
    replyNickname: null,
    replyComment: null,
  });
  return (entries ?? []).flatMap((entry, index) => {
    const top = row(idFor(`comment:${slug}:${index}`), entry);
    const replies: { key: string; comment: Comment }[] = [];
    for (const [place, reply] of (entry.replies ?? []).entries()) {
      const answered = reply.to ? replies.findLast(({ key }) => key === reply.to)?.comment : undefined;
      if (reply.to && reply.to !== entry.author && !answered) {
        throw new Error(`${file}: "${reply.to}" has no earlier reply in thread ${index + 1}`);
      }
      const comment = {
        ...row(idFor(`comment:${slug}:${index}:${place}`), reply),
        topId: top.id,
        replyComment: (answered ?? top).content,
        ...(answered && reply.to && { replyUserId: answered.userId, replyNickname: author(reply.to).nickname }),
      };
      replies.push({ key: reply.author, comment });
    }
    return [top, ...replies.map(({ comment }) => comment)];
  });
}
