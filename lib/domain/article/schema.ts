import * as z from 'zod/mini';
import { count, flag, optionalFlag, text } from '@/lib/http/fields';

/** ';'-joined on the wire. */
const tags = () =>
  z.pipe(
    text(),
    z.transform((value) =>
      value
        .split(';')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  );

/** An article as lists show it. */
export const articleCardSchema = z.pipe(
  z.object({
    id: z.string(),
    userId: text(),
    nickname: text(),
    avatar: text(),
    job: text(),
    exp: count(),
    createTime: text(),
    tag: tags(),
    category: text(),
    status: text(),
    articleTitle: text(),
    description: text(),
    coverImage: text(),
    viewCounts: count(),
    likeCounts: count(),
    commentCounts: count(),
    isLiker: flag(),
    isFocusAuthor: optionalFlag(),
    foucsCounts: count(),
    fansCounts: count(),
    topTimeStap: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  }),
  z.transform(({ foucsCounts, topTimeStap, tag, ...card }) => ({
    ...card,
    tags: tag,
    focusCounts: foucsCounts,
    pinned: Boolean(topTimeStap),
  })),
);
export type ArticleCard = z.output<typeof articleCardSchema>;

/** An article as its own page shows it. `html` was made by its author's client and is not trusted. */
export const articleSchema = z.pipe(
  z.object({
    id: z.string(),
    userId: text(),
    articleTitle: text(),
    html: text(),
    tag: tags(),
    category: text(),
    theme: text(),
    codeStyle: text(),
    status: text(),
    linkUrl: text(),
    nickname: text(),
    avatar: text(),
    job: text(),
    userDescription: text(),
    userExp: count(),
    createTime: text(),
    updateTime: text(),
    viewCounts: count(),
    likeCounts: count(),
    commentCounts: count(),
    isLiker: flag(),
    isFlower: flag(),
    description: text(),
    coverImage: text(),
  }),
  z.transform(({ tag, isFlower, ...article }) => ({ ...article, tags: tag, isCollected: isFlower })),
);
export type Article = z.output<typeof articleSchema>;

/** An article as its author wrote it, for editing. */
export const articleSourceSchema = z.pipe(
  z.object({
    articleTitle: text(),
    content: text(),
    category: text(),
    tag: tags(),
    coverImage: text(),
    linkUrl: text(),
    description: text(),
    theme: text(),
    codeStyle: text(),
  }),
  z.transform(({ articleTitle, ...source }) => ({ ...source, title: articleTitle })),
);
export type ArticleSource = z.output<typeof articleSourceSchema>;
