import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import type { userHitSchema } from '@/lib/domain/search/schema';
import type { sessionUserSchema } from '@/lib/domain/session/schema';
import type { userSchema } from '@/lib/domain/user/schema';
import { db } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import type { Viewer } from './article';
import { apiTime, formatApiTime, type Wire } from './wire';

export const today = (): string => formatApiTime(Date.now()).slice(0, 10);

/** A user as others see them. */
export const userRow = (user: User): Wire<typeof userSchema> & { bindWx: boolean; bindEmail: boolean } => ({
  id: user.id,
  nickname: user.nickname,
  avatar: user.avatar,
  job: user.job,
  description: user.description,
  gender: user.gender,
  exp: user.exp,
  createTime: apiTime(user.createTime),
  blogAddress: user.blogAddress,
  bindWx: user.bindWx,
  bindEmail: user.email !== null,
});

export const sessionUserRow = (user: User): Wire<typeof sessionUserSchema> => ({
  id: user.id,
  nickname: user.nickname,
  avatar: user.avatar,
  username: user.username,
  email: user.email,
  bindPassword: user.password !== null,
  bindWx: user.bindWx,
  githubId: user.githubId,
  githubName: user.githubName,
  giteeId: user.giteeId,
  giteeName: user.giteeName,
  imRestrict: user.imRestrict,
  hasUpdateBirthday: user.hasUpdateBirthday,
  hasSigned: user.signedOn === today(),
  job: user.job,
  blogAddress: user.blogAddress,
  description: user.description,
  gender: user.gender,
  birthday: user.birthday,
  startWorkTime: user.startWorkTime,
  exp: user.exp,
});

/** A user in search results. */
export function userHitRow(user: User, viewer: Viewer): Wire<typeof userHitSchema> {
  let articleCount = 0;
  for (const { userId, status } of db.articles.values()) {
    if (userId === user.id && status === STATUS_PUBLISHED) articleCount += 1;
  }
  return {
    id: user.id,
    nickname: user.nickname,
    job: user.job,
    avatar: user.avatar,
    circleCount: [...db.shares.values()].filter(({ userId }) => userId === user.id).length,
    focusedCount: db.follows.countTo(user.id),
    articleCount,
    isFocuser: viewer !== null && db.follows.has(viewer.id, user.id),
  };
}
