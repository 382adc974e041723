const START_TAG = /<[a-z](?:[^"'>]+|"[^"]*"|'[^']*')*>?/gi;
const HANDLER = /(?<=[\s/"'])(?=on\w+\s*=)/gi;

/**
 * Renames event handlers (`onclick` to `data-onclick`) before parsing: the policy blocks them, but browsers report each
 * parsed one as an error.
 */
export const renameEventHandlers = (html: string): string =>
  html.replace(START_TAG, (tag) => tag.replace(HANDLER, 'data-'));
