export const DYNAMIC_PAGE_SIZE = 20;
export const ACTIVITY_PAGE_SIZE = 50;
