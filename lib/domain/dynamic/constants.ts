/** Rows of a page of a user's activity. */
export const DYNAMIC_PAGE_SIZE = 20;
