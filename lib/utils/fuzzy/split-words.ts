import { graphemesOf } from '@/lib/utils/characters-in';

const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });
/** Opening punctuation, which belongs to the next word. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u;

export function splitWords(text: string): string[] {
  const parts: string[] = [];
  let open = true;
  for (const { segment, isWordLike } of words.segment(text)) {
    const opening = OPENING.test(segment);
    const begins = !open && (opening || (isWordLike === true && UNSPACED.test(segment)));
    if (begins || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
    open = opening;
  }
  return parts;
}

/** Lines may end between these parts: Chinese words, and others with the space behind them. */
export const breakableParts = (text: string, longest: number): string[] =>
  splitWords(text)
    .flatMap((part) => part.match(/\S+\s*|\s+/gu) ?? [])
    .flatMap((part) => {
      const characters = [...graphemesOf(part)];
      const pieces: string[] = [];
      for (let start = 0; start < characters.length; start += longest) {
        pieces.push(characters.slice(start, start + longest).join(''));
      }
      return pieces;
    });
