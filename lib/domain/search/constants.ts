export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_MAX_LENGTH = 32;

/** Local storage key of the most recent terms, and how many are kept (specification 1, section 2). */
export const SEARCH_HISTORY_KEY = 'SEARCH_HISTORY';
export const SEARCH_HISTORY_SIZE = 5;
