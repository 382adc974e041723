/** How far the API's clock is ahead of the browser's, in milliseconds. */
let ahead = 0;

/** Reads the API's clock off an answer's `Date` header, which has whole seconds. */
export function noteServerTime(date: unknown): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** Now by the API's clock, in epoch milliseconds: the browser's may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
