const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** A page number as an address may carry it: 1 to 9999, without leading zeros; null for anything else. */
export function parsePageNumber(value: string): number | null {
  return PAGE_NUMBER.test(value) ? Number(value) : null;
}
