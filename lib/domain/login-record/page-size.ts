export const LOGIN_RECORD_PAGE_SIZE = 10;
