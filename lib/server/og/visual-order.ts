import { breakableParts } from '@/lib/utils/fuzzy/split-words';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters as they look alone, at the end, at the beginning and within a word. */
type Forms = readonly string[];
const FORM_BLOCKS = [
  [0xfb50, 0xfbff],
  [0xfe80, 0xfefc],
] as const;

let forms: ReadonlyMap<string, Forms> | undefined;

/** Unicode lists the four forms of a letter in a row, and says of each which letter it is. */
function formsOf(letter: string): Forms | undefined {
  if (!forms) {
    const found = new Map<string, string[]>();
    for (const [first, last] of FORM_BLOCKS) {
      for (let code = first; code <= last; code += 1) {
        const form = String.fromCodePoint(code);
        const meant = form.normalize('NFKC');
        if (meant !== form && !meant.includes(' ')) found.set(meant, [...(found.get(meant) ?? []), form]);
      }
    }
    forms = found;
  }
  return forms.get(letter);
}

const joinsNext = (letter: string | undefined): boolean => letter !== undefined && formsOf(letter)?.length === 4;
const joinsBefore = (letter: string | undefined): boolean => letter !== undefined && (formsOf(letter)?.length ?? 0) > 1;

function joinLetters(word: string): string {
  // These two letters are always written as one.
  const letters = word.match(/\u0644[\u0622\u0623\u0625\u0627]|[^]/gu) ?? [];
  const bases = letters.filter((letter) => !/^\p{M}$/u.test(letter));
  let at = -1;
  return letters
    .map((letter) => {
      if (/^\p{M}$/u.test(letter)) return letter;
      at += 1;
      const own = formsOf(letter);
      if (!own) return letter;
      const isJoined = joinsNext(bases[at - 1]);
      const goesOn = own.length === 4 && joinsBefore(bases[at + 1]);
      return own[(isJoined ? 1 : 0) + (goesOn ? 2 : 0)] ?? own[0] ?? letter;
    })
    .join('');
}

const isRightToLeft = (text: string): boolean => {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
};

const RUNS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+|[^\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+/gu;

/** A word as it is drawn by a renderer that writes from left to right and joins no letters. */
function inVisualOrder(word: string): string {
  if (!RIGHT_TO_LEFT.test(word)) return word;
  return (word.match(RUNS) ?? [])
    .map((run) => (RIGHT_TO_LEFT.test(run) ? [...joinLetters(run)].reverse().join('') : run))
    .reverse()
    .join('');
}

/** Words in the order in which they are placed from the right: those of another script stay together. */
function withForeignWordsTogether(parts: readonly string[]): string[] {
  const together: string[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (last !== undefined && !RIGHT_TO_LEFT.test(last) && !RIGHT_TO_LEFT.test(part))
      together[together.length - 1] += part;
    else together.push(part);
  }
  return together;
}

interface PlacedParts {
  parts: string[];
  fromRight: boolean;
}

/** Parts of a text between which a line may end, to be placed from the left or from the right. */
export function placedParts(text: string, longest: number): PlacedParts {
  const parts = breakableParts(text, longest);
  if (!isRightToLeft(text)) return { parts: parts.map(inVisualOrder), fromRight: false };
  return { parts: withForeignWordsTogether(parts).map(inVisualOrder), fromRight: true };
}

export function inOneVisualLine(text: string): string {
  const { parts, fromRight } = placedParts(text, Infinity);
  return fromRight ? parts.reverse().join('') : parts.join('');
}
