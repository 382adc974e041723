import { LEVEL_THRESHOLDS } from './constants';

/** Level of an experience value, from 1; null when unknown. */
export function levelOf(exp: number | null): number | null {
  if (exp === null) return null;
  return Math.max(1, LEVEL_THRESHOLDS.filter((threshold) => exp >= threshold).length);
}
