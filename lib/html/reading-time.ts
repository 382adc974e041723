const UNITS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])+/gu;
const UNITS_PER_MINUTE = 350;

/** Length as authors count: CJK characters plus words of other scripts. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const match of text.matchAll(UNITS)) count += match.length;
  return count;
}

export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / UNITS_PER_MINUTE));
}
