/** The place among an article's actions for what is loaded late. */
export const READING_TOOLS_ID = 'reading-tools';

export const READING_PANEL_ID = 'reading-panel';
