import { idFor } from '@/mocks/db/random';
import type { CustomTag, User } from '@/mocks/db/tables';

const NAMES: readonly (readonly [pid: string, tagName: string])[] = [
  ['2', '性能优化'],
  ['1', '骑行'],
];

/** A few tags of their own for the demo accounts. */
export function seedCustomTags(members: readonly User[]): CustomTag[] {
  return members.flatMap(({ id: userId }) =>
    NAMES.map(([pid, tagName]) => ({ id: idFor(`tag:${userId}:${tagName}`), userId, pid, tagName })),
  );
}
