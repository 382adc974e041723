/** A Chinese character, or a token between white space, Chinese characters and their punctuation. */
const WORDS = /\p{Script=Han}|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/gu;

/** Whitespace-separated tokens plus Chinese characters (specification 1, section 9). */
export function countWords(text: string): number {
  let count = 0;
  WORDS.lastIndex = 0;
  while (WORDS.test(text)) count += 1;
  return count;
}

export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
