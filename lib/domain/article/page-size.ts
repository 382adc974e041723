export const FEED_PAGE_SIZE = 10;
