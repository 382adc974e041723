/** Milliseconds that the API's clock is ahead. */
let ahead = 0;

/** Reads the API's clock from the `Date` header, which has whole seconds. */
export function noteServerTime(date: unknown): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** Epoch milliseconds by the API's clock, because the browser's may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
