import type { Page } from '@/lib/http/envelope';

/** The next 1-based page number while rows remain: until the page number reaches ceil(total / pageSize). */
export const nextPage =
  (pageSize: number) =>
  <T>(last: Page<T>, _pages: Page<T>[], lastPageNo: number): number | undefined =>
    lastPageNo < Math.ceil(last.total / pageSize) ? lastPageNo + 1 : undefined;
