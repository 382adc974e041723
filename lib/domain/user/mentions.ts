export function usersNamed<T extends { nickname: string }>(rows: readonly T[], name: string): readonly T[] {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ nickname }) => nickname.toLowerCase().includes(wanted));
}

export const followRowId = (userId: string) => `follow-${userId}`;
