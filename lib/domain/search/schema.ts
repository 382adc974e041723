import * as z from 'zod/mini';
import { tags } from '@/lib/domain/article/schema';
import {
  count,
  line,
  memberName,
  NAMELESS,
  optionalFlag,
  otherId,
  picture,
  rowId,
  text,
  tolerantList,
} from '@/lib/http/fields';
import { SEARCH_PAGE_SIZE } from './search-limits';

export const articleHitSchema = z.pipe(
  z.object({
    id: rowId(),
    articleTitle: line('无标题'),
    description: line(),
    userId: otherId(),
    authorNickname: memberName(),
    viewCounts: count(),
    likeCounts: count(),
    commentCounts: count(),
    coverImage: picture(),
    /** The API may not tell it (assumption A14). */
    createTime: text(),
    tag: tags(),
  }),
  z.transform(({ tag, ...hit }) => ({ ...hit, tags: tag })),
);
export type ArticleHit = z.output<typeof articleHitSchema>;

export const userHitSchema = z.pipe(
  z.object({
    id: rowId(),
    nickname: line(NAMELESS),
    job: line(),
    avatar: picture(),
    circleCount: count(),
    focusedCount: count(),
    articleCount: count(),
    isFocuser: optionalFlag(),
  }),
  z.transform(({ isFocuser, circleCount, focusedCount, ...user }) => ({
    ...user,
    isFollowed: isFocuser,
    shareCount: circleCount,
    fansCount: focusedCount,
  })),
);
export type UserHit = z.output<typeof userHitSchema>;

/** Up to 3 keywords to highlight, in `args` beside the list. */
const keywords = z.pipe(
  z.optional(z.nullable(z.object({ keywords: z.optional(z.nullable(z.array(z.string()))) }))),
  z.transform((args) => (args?.keywords ?? []).filter((keyword) => keyword.trim() !== '').slice(0, 3)),
);

const searchPage = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.object({ list: tolerantList(item, SEARCH_PAGE_SIZE), total: z.number(), args: keywords }),
    z.transform(({ list, total, args }) => ({ list, total, keywords: args })),
  );

export const articleSearchSchema = searchPage(articleHitSchema);
export const userSearchSchema = searchPage(userHitSchema);
