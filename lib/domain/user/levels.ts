/** Experience of each level, Lv.1 first (assumption A4: the table is not published). */
const LEVEL_THRESHOLDS = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 25_000, 50_000] as const;

export function levelOf(exp: number | null): number | null {
  if (exp === null) return null;
  return Math.max(1, LEVEL_THRESHOLDS.filter((threshold) => exp >= threshold).length);
}

/** How far an experience value is on its level, in per cent, and what is missing to the next; null on the last one. */
export function levelProgress(exp: number): { percent: number; missing: number | null } {
  const level = levelOf(exp) ?? 1;
  const [from, to] = [LEVEL_THRESHOLDS[level - 1] ?? 0, LEVEL_THRESHOLDS[level]];
  if (to === undefined) return { percent: 100, missing: null };
  return { percent: Math.max(0, Math.floor(((exp - from) / (to - from)) * 100)), missing: to - exp };
}
