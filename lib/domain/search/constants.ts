export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_MAX_LENGTH = 32;

export const SEARCH_HISTORY_SIZE = 5;
