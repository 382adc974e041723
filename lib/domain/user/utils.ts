import { LEVEL_THRESHOLDS } from './constants';

/** Level of an experience value, from 1; null when that is unknown. */
export function levelOf(exp: number | null): number | null {
  if (exp === null) return null;
  return Math.max(1, LEVEL_THRESHOLDS.filter((threshold) => exp >= threshold).length);
}

/** The rows whose nickname contains a text, whatever its case; all of them for a blank one. */
export function usersNamed<T extends { nickname: string }>(rows: readonly T[], name: string): readonly T[] {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ nickname }) => nickname.toLowerCase().includes(wanted));
}

/** Id of the element that holds a user in a follow list. */
export const followRowId = (userId: string) => `follow-${userId}`;
