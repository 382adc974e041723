import type { Page } from '@/lib/http/envelope';

export const nextPage =
  (pageSize: number) =>
  <T>(last: Page<T>, _pages: Page<T>[], lastPageNo: number): number | undefined =>
    lastPageNo < Math.ceil(last.total / pageSize) ? lastPageNo + 1 : undefined;
