import * as z from 'zod/mini';
import {
  count,
  line,
  memberName,
  optionalFlag,
  optionalLine,
  picture,
  rowId,
  text,
  tolerantList,
} from '@/lib/http/fields';

export const userSchema = z.object({
  id: rowId(),
  nickname: memberName(),
  avatar: picture(),
  job: line(),
  description: line(),
  /** '1' male, '0' female, '' unknown. */
  gender: text(),
  exp: count(),
  createTime: text(),
  blogAddress: text(),
});
export type User = z.output<typeof userSchema>;

export type Person = Pick<User, 'id' | 'nickname' | 'avatar'>;

export const userCountsSchema = z.pipe(
  z.object({ shareCount: count(), focusCount: count(), focusedCount: count(), collectCounts: count() }),
  z.transform(({ focusCount, focusedCount, ...counts }) => ({
    ...counts,
    followedCount: focusCount,
    fansCount: focusedCount,
  })),
);
export type UserCounts = z.output<typeof userCountsSchema>;

/** A followed user. Followers come beside them, in `focuseddata`. */
export const followedSchema = z.pipe(
  z.object({ focusdata: tolerantList(z.object({ id: rowId() })) }),
  z.transform(({ focusdata }) => focusdata.map(({ id }) => ({ id, isFollowed: true }))),
);

const followRowSchema = z.pipe(
  z.object({
    id: rowId(),
    nickname: memberName(),
    avatar: picture(),
    description: optionalLine(),
    isFocus: optionalFlag(),
  }),
  z.transform(({ isFocus, ...row }) => ({ ...row, isFollowed: isFocus })),
);
export type FollowRow = z.output<typeof followRowSchema>;

const MAX_FOLLOWS = 10_000;

export const followListsSchema = z.pipe(
  z.object({
    focusdata: tolerantList(followRowSchema, MAX_FOLLOWS),
    focuseddata: tolerantList(followRowSchema, MAX_FOLLOWS),
  }),
  z.transform(({ focusdata, focuseddata }) => ({ followed: focusdata, fans: focuseddata })),
);
export type FollowLists = z.output<typeof followListsSchema>;

const actionCounts = z.object({ articleTotal: count(), articleViewCountTotal: count(), userGetAgreeTotal: count() });

/** Totals of a user's articles: an object, or a list of pairs (assumption A19). */
export const actionCountsSchema = z.union([
  actionCounts,
  z.pipe(
    z.pipe(
      z.array(z.object({ key: z.string(), value: z.unknown() })),
      z.transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value]))),
    ),
    actionCounts,
  ),
]);
export type ActionCounts = z.output<typeof actionCountsSchema>;

export const rankedAuthorSchema = z.pipe(
  z.object({
    id: rowId(),
    avatar: picture(),
    nickname: memberName(),
    exp: count(),
    job: line(),
    got_agree_counts: count(),
    got_view_counts: count(),
    hasFocused: optionalFlag(),
  }),
  z.transform(({ got_agree_counts, got_view_counts, hasFocused, ...author }) => ({
    ...author,
    isFollowed: hasFocused,
    likeCount: got_agree_counts,
    viewCount: got_view_counts,
  })),
);
export type RankedAuthor = z.output<typeof rankedAuthorSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    user: { id: string; isFollowed: boolean | null };
  }
}
