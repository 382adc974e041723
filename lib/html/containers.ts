const MARK = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
/** One mark of a quote or a list, from `lastIndex` on. */
export const CONTAINER = new RegExp(MARK, 'y');
/** All such marks at the beginning of a line. */
export const CONTAINERS = new RegExp(`^(?:${MARK})*[ \\t]*`);
export const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;

/** The prefix that continues the containers of a line: a list mark stands on its item's first line only. */
export const continuedPrefix = (prefix: string): string => prefix.replace(/[^>\s]/g, ' ');
