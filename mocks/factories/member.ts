import { newId } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { NEW_ACCOUNT } from './user';

/** An account as it is right after its first sign-in. */
export function createMember(own: Partial<User>): User {
  const id = newId();
  return { ...NEW_ACCOUNT, id, nickname: own.username ?? `用户${id.slice(0, 6)}`, createTime: Date.now(), ...own };
}
