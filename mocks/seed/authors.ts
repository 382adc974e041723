import path from 'node:path';
import * as z from 'zod/mini';
import { DAY, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { User } from '@/mocks/db/types';
import { imageUrl, readYaml, SEED_DIR } from './read';

/** The password of every account that can sign in with one. */
export const SEED_PASSWORD = 'demo123456';

const authorSchema = z.object({
  key: z.string(),
  username: z.optional(z.string()),
  nickname: z.string(),
  job: z.optional(z.string()),
  gender: z.optional(z.enum(['0', '1'])),
  exp: z.number(),
  description: z.optional(z.string()),
  blogAddress: z.optional(z.string()),
  avatar: z.optional(z.string()),
});

/** Age of an account: the more experience, the longer it takes part. */
const ageOf = (key: string, exp: number): number =>
  (60 + Math.sqrt(exp) * 6 + randomFor(`age:${key}`).int(0, 200)) * DAY;

/** The accounts of `authors.yaml`, by the key that articles and comments use. */
export function loadAuthors(): Map<string, User> {
  const rows = readYaml(path.join(SEED_DIR, 'authors.yaml'), z.array(authorSchema));
  return new Map(
    rows.map((row) => {
      const user: User = {
        id: idFor(`user:${row.key}`),
        username: row.username ?? row.key,
        password: SEED_PASSWORD,
        email: `${row.username ?? row.key}@example.com`,
        bindWx: false,
        githubId: null,
        githubName: null,
        giteeId: null,
        giteeName: null,
        nickname: row.nickname,
        avatar: row.avatar ? imageUrl(row.avatar) : null,
        job: row.job ?? null,
        description: row.description ?? null,
        gender: row.gender ?? null,
        exp: row.exp,
        blogAddress: row.blogAddress ?? null,
        imRestrict: '0',
        birthday: null,
        hasUpdateBirthday: false,
        startWorkTime: null,
        signedOn: null,
        createTime: Math.round(START - ageOf(row.key, row.exp)),
      };
      return [row.key, user];
    }),
  );
}
