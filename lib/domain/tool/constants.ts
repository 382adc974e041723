/** Rows rendered at first, and with each step. */
export const TOOL_PAGE_SIZE = 20;

/** Specification 2, section 9. */
export const TOOL_SEARCH_DEBOUNCE_MS = 300;
export const TOOL_SUGGESTIONS = 6;
/** Collected tools on the directory page. */
export const COLLECTED_SHOWN = 5;

/** Recent tools kept. */
export const RECENT_TOOLS = 8;
