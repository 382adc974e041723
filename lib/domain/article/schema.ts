import * as z from 'zod/mini';
import { count, flag, line, memberName, optionalFlag, otherId, picture, rowId, text } from '@/lib/http/fields';
import { isBlank } from '@/lib/utils/is-blank';
import { lookUp } from '@/lib/utils/look-up';
import { type ArticleStatus, STATUS_PENDING, STATUS_PUBLISHED } from './article-status';

/** Tags are joined by ';' on the wire. */
export const tags = () =>
  z.pipe(
    line(),
    z.transform((value) =>
      value
        .split(';')
        .map((tag) => tag.trim())
        .filter((tag) => !isBlank(tag)),
    ),
  );

const STATUS_CODES: Readonly<Record<string, ArticleStatus>> = {
  '': 'published',
  [STATUS_PENDING]: 'pending',
  [STATUS_PUBLISHED]: 'published',
};

const status = () =>
  z.pipe(
    text(),
    z.transform((code): ArticleStatus => lookUp(STATUS_CODES, code) ?? 'rejected'),
  );

export const articleSummarySchema = z.pipe(
  z.object({
    id: rowId(),
    userId: otherId(),
    nickname: memberName(),
    avatar: picture(),
    job: line(),
    exp: count(),
    createTime: text(),
    tag: tags(),
    category: line(),
    status: status(),
    articleTitle: line('无标题'),
    description: line(),
    coverImage: picture(),
    viewCounts: count(),
    likeCounts: count(),
    commentCounts: count(),
    isLiker: flag(),
    isFocusAuthor: optionalFlag(),
    foucsCounts: count(),
    fansCounts: count(),
    topTimeStap: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  }),
  z.transform(({ foucsCounts, fansCounts, isFocusAuthor, topTimeStap, tag, ...card }) => ({
    ...card,
    tags: tag,
    followedCount: foucsCounts,
    fansCount: fansCounts,
    isAuthorFollowed: isFocusAuthor,
    pinned: Boolean(topTimeStap),
  })),
);
export type ArticleSummary = z.output<typeof articleSummarySchema>;

/** An article's page. `html` comes from its author's client and is not trusted. */
export const articleSchema = z.pipe(
  z.object({
    id: rowId(),
    userId: otherId(),
    articleTitle: line('无标题'),
    html: text(),
    tag: tags(),
    category: line(),
    theme: text(),
    codeStyle: text(),
    status: status(),
    linkUrl: text(),
    nickname: memberName(),
    avatar: picture(),
    job: line(),
    userExp: count(),
    createTime: text(),
    updateTime: text(),
    viewCounts: count(),
    likeCounts: count(),
    commentCounts: count(),
    isLiker: flag(),
    isFlower: flag(),
    description: line(),
    coverImage: picture(),
  }),
  z.transform(({ tag, isFlower, ...article }) => ({ ...article, tags: tag, isCollected: isFlower })),
);
export type Article = z.output<typeof articleSchema>;

type ArticleCopy = Pick<ArticleSummary, 'id' | 'userId' | 'status' | 'isLiker' | 'likeCounts' | 'commentCounts'> &
  Partial<Pick<ArticleSummary, 'isAuthorFollowed' | 'fansCount'> & Pick<Article, 'isCollected'>>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    article: ArticleCopy;
  }
}

export const articleSourceSchema = z.pipe(
  z.object({
    articleTitle: line(),
    content: text(),
    category: line(),
    tag: tags(),
    coverImage: picture(),
    linkUrl: text(),
    description: line(),
    theme: text(),
    codeStyle: text(),
  }),
  z.transform(({ articleTitle, ...source }) => ({ ...source, title: articleTitle })),
);
export type ArticleSource = z.output<typeof articleSourceSchema>;
