/** Experience of each level, Lv.1 first (assumption A4: the table is not published). */
export const LEVEL_THRESHOLDS = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 25_000, 50_000] as const;

export const RANK_PAGE_SIZE = 50;
export const HOME_RANK_SIZE = 5;
export const FOLLOW_PAGE_SIZE = 30;
