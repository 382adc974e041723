import path from 'node:path';
import * as z from 'zod/mini';
import { DAY, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { User } from '@/mocks/db/tables';
import { NEW_ACCOUNT } from '@/mocks/factories/user';
import { imageUrl, readYaml, SEED_DIR } from './read';

const SEED_PASSWORD = 'demo123456';

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

/** Age of an account, by its experience. */
const ageOf = (key: string, exp: number): number =>
  (60 + Math.sqrt(exp) * 6 + randomFor(`age:${key}`).int(0, 200)) * DAY;

/** The accounts of `authors.yaml`, by the key that articles and comments use. */
export function loadAuthors(): Map<string, User> {
  const rows = readYaml(path.join(SEED_DIR, 'authors.yaml'), z.array(authorSchema));
  return new Map(
    rows.map((row) => {
      const { key, avatar, ...known } = row;
      const username = row.username ?? key;
      const user: User = {
        ...NEW_ACCOUNT,
        ...known,
        id: idFor(`user:${key}`),
        username,
        password: SEED_PASSWORD,
        email: `${username}@example.com`,
        avatar: avatar ? imageUrl(avatar) : null,
        createTime: Math.round(START - ageOf(key, row.exp)),
      };
      return [key, user];
    }),
  );
}
