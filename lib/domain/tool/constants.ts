/** Rows of a user's collected tools that are rendered at first, and with every step down the list. */
export const TOOL_PAGE_SIZE = 20;

/** Specification 2, section 9. */
export const TOOL_SEARCH_DEBOUNCE_MS = 300;
export const TOOL_SUGGESTIONS = 6;
/** Collected tools that the directory shows. */
export const COLLECTED_SHOWN = 5;

/** Tools that a browser remembers as opened. */
export const RECENT_TOOLS = 8;
