export const DESCRIPTION_MAX = 255;
/** Tags that one article may carry. */
export const MOST_TAGS = 4;
/** Columns of a tab in Markdown. */
export const TAB_SIZE = 4;
