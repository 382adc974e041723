const START_TAG = /<[a-z](?:[^"'>]+|"[^"]*"|'[^']*')*>?/gi;
const HANDLER = /(?<=[\s/"'])(?=on\w+\s*=)/gi;

/** The policy blocks handlers such as `onclick`, but browsers report each one that they parse as an error. */
export const renameEventHandlers = (html: string): string =>
  html.replace(START_TAG, (tag) => tag.replace(HANDLER, 'data-'));
