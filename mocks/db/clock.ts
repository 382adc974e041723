/** Start of this process, in whole seconds; every seeded time counts back from it. */
export const START = Math.floor(Date.now() / 1000) * 1000;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
