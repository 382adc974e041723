/** Characters as readers count them: an emoji is one. */
export const charactersIn = (text: string): number => Array.from(text).length;
