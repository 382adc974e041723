/** Signs that never join their neighbours: texts of nothing else need no segmenter. */
const SEPARATE =
  /^[\n\u0020-\u007e\u00c0-\u02ff\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into the characters that readers see: a family of emoji is one, a letter with its accents, too. */
export function* graphemesOf(text: string): Generator<string> {
  // The first segmenter of a page costs as much time as hydrating a list.
  if (SEPARATE.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Characters as readers count them, for what is cut for display: an emoji is one, however many code points it has. */
export function charactersIn(text: string): number {
  if (SEPARATE.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

export function firstCharacters(text: string, count: number): string {
  let end = 0;
  let taken = 0;
  for (const character of graphemesOf(text)) {
    if (taken === count) return text.slice(0, end);
    taken += 1;
    end += character.length;
  }
  return text;
}

/** Characters as the API counts them (docs/api-assumptions.md, R1), for every limit: code points, of which an emoji may have many. */
export const codePointsIn = (text: string): number => Array.from(text).length;

/** The beginning of a text that a limit of the API admits, cut between characters. */
export function withinLimit(text: string, max: number): string {
  let end = 0;
  let taken = 0;
  for (const character of graphemesOf(text)) {
    taken += codePointsIn(character);
    if (taken > max) return text.slice(0, end);
    end += character.length;
  }
  return text;
}

/** A text over a limit of the API is cut and ends in an ellipsis. */
export const shorten = (text: string, max: number): string =>
  codePointsIn(text) <= max ? text : `${withinLimit(text, max - 1).trimEnd()}…`;
