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
