/** The place among an article's actions for what is loaded late. */
export const READING_TOOLS_ID = 'reading-tools';
