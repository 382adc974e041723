import { newId } from '@/mocks/db';
import type { User } from '@/mocks/db/types';

/** An account as it is right after its first sign-in. */
export function createMember(own: Partial<User>): User {
  const id = newId();
  return {
    id,
    username: null,
    password: null,
    email: null,
    bindWx: false,
    githubId: null,
    githubName: null,
    giteeId: null,
    giteeName: null,
    nickname: own.username ?? `用户${id.slice(0, 6)}`,
    avatar: null,
    job: null,
    description: null,
    gender: null,
    exp: 0,
    blogAddress: null,
    imRestrict: '0',
    birthday: null,
    hasUpdateBirthday: false,
    startWorkTime: null,
    signedOn: null,
    createTime: Date.now(),
    ...own,
  };
}
