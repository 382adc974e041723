export const SHARE_FIRST_PAGE_SIZE = 10;
export const SHARE_PAGE_SIZE = 20;
