import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { MINUTE, START } from '@/mocks/db/clock';
import type { User } from '@/mocks/db/tables';
import { createReader } from '@/mocks/factories/user';

const FIRST = 1_000;

export const plantedFollowersSchema = z.object({ username: z.string(), count: z.number() });

/** Adds members who follow `user`, the first of them last. */
export function plantFollowers(user: User, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const reader = createReader(FIRST + index);
    db.users.set(reader.id, { ...reader, nickname: `${reader.nickname} ${index + 1}` });
    db.follows.set(reader.id, user.id, START - index * MINUTE);
  }
}
