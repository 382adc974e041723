export const RANK_PAGE_SIZE = 50;
export const HOME_RANK_SIZE = 5;
export const FOLLOW_PAGE_SIZE = 30;
