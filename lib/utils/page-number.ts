const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** 1 to 9999 without leading zeros; otherwise null. */
export function parsePageNumber(value: string): number | null {
  return PAGE_NUMBER.test(value) ? Number(value) : null;
}

/** The page that an address names, the first by default. */
export const parsePage = ({ page = '1' }: { page?: string }): number | null => parsePageNumber(page);

/** Pages on each side of the current one that a pager names. */
const BESIDE = 2;

/** The numbers of a pager: the first page, the last and those around the current one; null where some are left out. */
export function pagerNumbers(page: number, last: number): (number | null)[] {
  const near = Array.from({ length: 2 * BESIDE + 1 }, (_, index) => page - BESIDE + index).filter(
    (number) => number >= 1 && number <= last,
  );
  const shown = [...new Set([1, ...near, last])];
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
