export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_MAX_LENGTH = 32;
