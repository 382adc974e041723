export const LATEST_COMMENTS = 5;
