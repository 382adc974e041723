/** A start tag, whole or cut off by the end of the text; quoted values may hold ">". */
const START_TAG = /<[a-z](?:[^"'>]+|"[^"]*"|'[^']*')*>?/gi;
const HANDLER = /(?<=[\s/"'])(?=on\w+\s*=)/gi;

/**
 * Renames event handlers (`onclick` to `data-onclick`) in html that is about to be parsed. The page's policy lets none
 * of them run, but a browser reports each one it parses as an error, even in a document that is never shown.
 */
export const renameEventHandlers = (html: string): string =>
  html.replace(START_TAG, (tag) => tag.replace(HANDLER, 'data-'));
