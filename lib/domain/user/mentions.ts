/** The rows whose nickname contains a text, whatever its case; all of them for a blank one. */
export function usersNamed<T extends { nickname: string }>(rows: readonly T[], name: string): readonly T[] {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ nickname }) => nickname.toLowerCase().includes(wanted));
}

/** Id of the element that holds a user in a follow list. */
export const followRowId = (userId: string) => `follow-${userId}`;
