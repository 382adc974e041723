import type { FollowLists } from './schema';

export function usersNamed<T extends { nickname: string }>(rows: readonly T[], name: string): readonly T[] {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ nickname }) => nickname.toLowerCase().includes(wanted));
}

export const followRowId = (userId: string) => `follow-${userId}`;

export const rankedAuthorId = (userId: string) => `rank-${userId}`;

export function mutualOf({ followed, fans }: FollowLists) {
  const ids = new Set(fans.map(({ id }) => id));
  return followed.filter(({ id }) => ids.has(id));
}
