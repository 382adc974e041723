export const TOOL_PAGE_SIZE = 20;
