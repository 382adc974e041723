/** Characters as the reader counts them in a limit: an emoji is one, however it is stored. */
export const charactersIn = (text: string): number => Array.from(text).length;
