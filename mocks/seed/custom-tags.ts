import { idFor } from '@/mocks/db/random';
import type { CustomTag, User } from '@/mocks/db/tables';

type NamedTag = readonly [pid: string, tagName: string];

const TAGS: readonly NamedTag[] = [
  ['2', '性能优化'],
  ['1', '骑行'],
];
/** More tags, one of the maximal length. */
const MORE: Readonly<Record<string, readonly NamedTag[]>> = {
  demouser: [
    ['2', 'WebAssembly'],
    ['2', '浏览器内核'],
    ['2', '写给三年前的自己看的那些前端工程化踩坑记录'],
    ['1', '周末做饭'],
    ['3', '独立游戏'],
  ],
};

/** A few tags of their own for the demo accounts. */
export function seedCustomTags(members: readonly User[]): CustomTag[] {
  return members.flatMap(({ id: userId, username }) =>
    [...TAGS, ...(MORE[username ?? ''] ?? [])].map(([pid, tagName]) => ({
      id: idFor(`tag:${userId}:${tagName}`),
      userId,
      pid,
      tagName,
    })),
  );
}
