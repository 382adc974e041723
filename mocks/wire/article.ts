import type { articleSummarySchema, articleSchema, articleSourceSchema } from '@/lib/domain/article/schema';
import type { articleHitSchema } from '@/lib/domain/search/schema';
import { db } from '@/mocks/db';
import { htmlOf } from '@/mocks/db/html';
import type { Article, User } from '@/mocks/db/tables';
import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { apiTime, isOld, type Wire } from './wire';

export type Viewer = User | null;

const hasLiked = (viewer: Viewer, article: Article): boolean => viewer !== null && db.likes.has(viewer.id, article.id);

const shared = (article: Article) => {
  const author = db.users.get(article.userId);
  return {
    id: article.id,
    userId: article.userId,
    nickname: author?.nickname ?? null,
    avatar: author?.avatar ?? null,
    job: author?.job ?? null,
    createTime: apiTime(article.createTime),
    tag: article.tag,
    category: article.category,
    status: article.status,
    articleTitle: article.articleTitle,
    description: article.description,
    coverImage: article.coverImage,
    viewCounts: article.viewCounts,
    likeCounts: db.likes.countTo(article.id),
    commentCounts: db.comments.get(article.id)?.length ?? 0,
  };
};

type CardRow = Wire<typeof articleSummarySchema>;
/** Fields that rows of old articles lack. */
type LaterField = 'job' | 'exp' | 'status' | 'isFocusAuthor' | 'foucsCounts' | 'fansCounts';
type OldCardRow = Omit<CardRow, LaterField> & Partial<Pick<CardRow, LaterField>>;

export function articleCardRow(article: Article, viewer: Viewer): OldCardRow {
  const { job, status, ...row } = {
    ...shared(article),
    isLiker: hasLiked(viewer, article),
    topTimeStap: apiTime(article.topTimeStap),
  };
  if (isOld(article.createTime) && status === STATUS_PUBLISHED) return row;
  return {
    ...row,
    job,
    status,
    exp: db.users.get(article.userId)?.exp ?? 0,
    isFocusAuthor: viewer !== null && db.follows.has(viewer.id, article.userId),
    foucsCounts: db.follows.countFrom(article.userId),
    fansCounts: db.follows.countTo(article.userId),
  };
}

export async function articleRow(article: Article, viewer: Viewer): Promise<Wire<typeof articleSchema>> {
  const author = db.users.get(article.userId);
  return {
    ...shared(article),
    html: await htmlOf(article),
    theme: article.theme,
    codeStyle: article.codeStyle,
    linkUrl: article.linkUrl,
    userExp: author?.exp ?? 0,
    updateTime: apiTime(article.updateTime),
    isLiker: hasLiked(viewer, article),
    isFlower: viewer !== null && db.collects.has(viewer.id, article.id),
  };
}

/** A search result (assumption A14). */
export function articleHitRow(article: Article): Wire<typeof articleHitSchema> {
  const { nickname, ...row } = shared(article);
  return {
    id: row.id,
    articleTitle: row.articleTitle,
    description: row.description,
    userId: row.userId,
    authorNickname: nickname,
    viewCounts: row.viewCounts,
    likeCounts: row.likeCounts,
    commentCounts: row.commentCounts,
    coverImage: row.coverImage,
    createTime: row.createTime,
    tag: row.tag,
  };
}

export const articleSourceRow = (article: Article): Wire<typeof articleSourceSchema> => ({
  articleTitle: article.articleTitle,
  content: article.content,
  category: article.category,
  tag: article.tag,
  coverImage: article.coverImage,
  linkUrl: article.linkUrl,
  description: article.description,
  theme: article.theme,
  codeStyle: article.codeStyle,
});
