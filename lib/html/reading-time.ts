/** A Chinese, Japanese or Korean character, or a run of other letters and digits: a word. */
const UNITS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])+/gu;
const UNITS_PER_MINUTE = 350;

/** Length of a text as authors count it: every CJK character and every word of other scripts is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const match of text.matchAll(UNITS)) count += match.length;
  return count;
}

/** Minutes that a text of that many characters takes to read; at least one. */
export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / UNITS_PER_MINUTE));
}
