import * as z from 'zod/mini';
import type { actionCountsSchema, rankedAuthorSchema, userCountsSchema } from '@/lib/domain/user/schema';
import { db } from '@/mocks/db';
import { WEEK } from '@/mocks/db/clock';
import type { User } from '@/mocks/db/tables';
import type { Viewer } from '@/mocks/wire/article';
import { userRow } from '@/mocks/wire/user';
import { isOld, type Wire } from '@/mocks/wire/wire';
import { call } from './call';
import { paging, required } from './params';
import { STATUS_PUBLISHED } from './rules';

interface Earned {
  articles: number;
  views: number;
  likes: number;
  /** Likes and views of articles published in the last seven days. */
  week: number;
}

/** Likes and views that each author's published articles have earned. */
function earnings(): Map<string, Earned> {
  const since = Date.now() - WEEK;
  const byAuthor = new Map<string, Earned>();
  for (const { id, userId, status, viewCounts, createTime } of db.articles.values()) {
    if (status !== STATUS_PUBLISHED) continue;
    const earned = byAuthor.get(userId) ?? { articles: 0, views: 0, likes: 0, week: 0 };
    earned.articles += 1;
    earned.views += viewCounts;
    earned.likes += db.likes.countTo(id);
    earned.week += db.likes.countToSince(id, since) * 10 + (createTime >= since ? viewCounts / 10 : 0);
    byAuthor.set(userId, earned);
  }
  return byAuthor;
}

const rankedRow = (user: User, earned: Earned, viewer: Viewer): Wire<typeof rankedAuthorSchema> => ({
  id: user.id,
  avatar: user.avatar,
  nickname: user.nickname,
  exp: user.exp,
  job: user.job,
  got_agree_counts: earned.likes,
  got_view_counts: earned.views,
  hasFocused: viewer !== null && db.follows.has(viewer.id, user.id),
});

/** All published authors, ranked by the last week's earnings. */
const ranking = (): { user: User; earned: Earned }[] =>
  [...earnings()]
    .flatMap(([id, earned]) => {
      const user = db.users.get(id);
      return user ? [{ user, earned }] : [];
    })
    .sort((one, other) => other.earned.week - one.earned.week || other.user.exp - one.user.exp);

export const userHandlers = [
  call({
    method: 'GET',
    path: '/users/userinfo',
    params: z.object({ id: required() }),
    handle: ({ params }) => {
      const user = db.users.get(params.id);
      return user ? userRow(user) : null;
    },
  }),
  call({
    method: 'GET',
    path: '/users/focususers',
    params: z.object({ userId: required() }),
    handle: ({ params: { userId }, viewer }) => {
      const rowsOf = (links: [id: string, time: number][]) =>
        links.flatMap(([id, time]) => {
          const user = db.users.get(id);
          if (!user) return [];
          const isFocus = viewer !== null && db.follows.has(viewer.id, id);
          const { avatar, nickname, description } = user;
          return [{ id, avatar, nickname, isFocus, ...(!isOld(time) && { description }) }];
        });
      return { focusdata: rowsOf(db.follows.targets(userId)), focuseddata: rowsOf(db.follows.sources(userId)) };
    },
  }),
  call({
    method: 'GET',
    path: '/users/getcounts',
    params: z.object({ userId: required() }),
    handle: ({ params: { userId } }): Wire<typeof userCountsSchema> => ({
      shareCount: [...db.shares.values()].filter((share) => share.userId === userId).length,
      focusCount: db.follows.countFrom(userId),
      focusedCount: db.follows.countTo(userId),
      collectCounts: db.collects.countFrom(userId),
    }),
  }),
  call({
    method: 'POST',
    path: '/statistics/actioncounts',
    // "With query userId" (specification 2, section 7), although it is a POST.
    paramsIn: 'query',
    params: z.object({ userId: required() }),
    handle: ({ params }): Wire<typeof actionCountsSchema> => {
      const earned = earnings().get(params.userId);
      return {
        articleTotal: earned?.articles ?? 0,
        articleViewCountTotal: earned?.views ?? 0,
        userGetAgreeTotal: earned?.likes ?? 0,
      };
    },
  }),
  call({
    method: 'GET',
    path: '/statistics/userrank',
    params: z.object(paging),
    handle: ({ params: { pageNo, pageSize }, viewer }) =>
      ranking()
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map(({ user, earned }) => rankedRow(user, earned, viewer)),
  }),
];
