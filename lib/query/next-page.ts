import type { Page } from '@/lib/http/envelope';

/** The next 1-based page while rows remain. */
export const nextPage =
  (pageSize: number) =>
  <T>(last: Page<T>, _pages: Page<T>[], lastPageNo: number): number | undefined =>
    lastPageNo < Math.ceil(last.total / pageSize) ? lastPageNo + 1 : undefined;
