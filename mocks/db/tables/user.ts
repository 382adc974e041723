import { createAssistant } from '@/mocks/factories/assistant';
import { seedFollows } from '../links';
import { seededAuthors, seededUsers } from '../seed';
import { byId, defineTable } from '../table';

export interface User {
  id: string;
  /** Null for accounts that signed up with a third party. */
  username: string | null;
  password: string | null;
  email: string | null;
  bindWx: boolean;
  githubId: string | null;
  githubName: string | null;
  giteeId: string | null;
  giteeName: string | null;
  nickname: string;
  avatar: string | null;
  job: string | null;
  description: string | null;
  gender: '0' | '1' | null;
  exp: number;
  blogAddress: string | null;
  imRestrict: '0' | '1' | '2' | '3';
  birthday: string | null;
  hasUpdateBirthday: boolean;
  startWorkTime: string | null;
  /** The day (China time, YYYY-MM-DD) of the latest sign-in for experience. */
  signedOn: string | null;
  createTime: number;
}

export const users = defineTable({
  seed: ({ once }) => byId([...once(seededUsers), createAssistant()]),
  show: ({ password, ...user }) => ({ ...user, hasPassword: password !== null }),
});

export const follows = defineTable({
  seed: ({ once }) => seedFollows([...once(seededAuthors).values()], once(seededUsers)),
});
