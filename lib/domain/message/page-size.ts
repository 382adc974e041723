export const RECORD_PAGE_SIZE = 15;
