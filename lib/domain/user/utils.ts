import { LEVEL_THRESHOLDS } from './constants';

/** Level of an experience value, from 1. */
export function levelOf(exp: number): number {
  return Math.max(1, LEVEL_THRESHOLDS.filter((threshold) => exp >= threshold).length);
}
