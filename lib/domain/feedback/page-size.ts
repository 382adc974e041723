export const FEEDBACK_PAGE_SIZE = 20;
