export const TOOL_PAGE_SIZE = 20;

/** Specification 2, section 9. */
export const TOOL_SEARCH_DEBOUNCE_MS = 300;
export const TOOL_SUGGESTIONS = 6;
export const COLLECTED_SHOWN = 5;

export const RECENT_TOOLS = 8;
