const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** 1 to 9999 without leading zeros; otherwise null. */
export function parsePageNumber(value: string): number | null {
  return PAGE_NUMBER.test(value) ? Number(value) : null;
}

/** The page that an address names, the first by default. */
export const parsePage = ({ page = '1' }: { page?: string }): number | null => parsePageNumber(page);
