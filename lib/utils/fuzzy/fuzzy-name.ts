/** Start and end in the original name. */
export type TextRange = readonly [start: number, end: number];

/** Toneless pinyin readings of a character, such as `zhong` and `chong`. */
export type Readings = (character: string) => readonly string[];

export interface SearchedTexts {
  name: string;
  /** Further texts, matched by whole words: description, address. */
  details: string;
}

/** A Chinese character, or a run of letters or digits with an initial. */
export interface NameUnit {
  text: string;
  start: number;
  end: number;
  place: number;
  /** False for the second part of TypeScript and of v0. */
  beginsWord: boolean;
  /** Initials may skip the second part of a word, and a number. */
  maySkip: boolean;
  readings: readonly string[];
  initials: string;
}

export interface IndexedName {
  name: string;
  units: NameUnit[];
  /** Normalised letters and digits without separators. */
  letters: string;
  /** Letters of name and pinyin as bits, see `alphabetOf`. */
  alphabet: number;
  ranges: TextRange[];
  /** Normalised, with separators. */
  text: string;
  details: string;
}

const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
const UPPER = /\p{Lu}/u;

export const normalise = (text: string) => text.normalize('NFKC').toLowerCase();

/** One spelling for the sounds that much of China does not tell apart, and for ü, which keyboards lack. */
export const soundOf = (pinyin: string): string =>
  pinyin
    .replace(/([zcs])h/g, '$1')
    .replaceAll('ng', 'n')
    .replace(/ü|(?<=[nl])v/g, 'u');

/** Latin letters as a bit set, for a quick negative. */
export function alphabetOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

type Kind = 'none' | 'han' | 'upper' | 'lower' | 'digit';

/** ASCII fast path, because most names are ASCII. */
function plainKindOf(code: number): Kind {
  if (code >= 97 && code <= 122) return 'lower';
  if (code >= 65 && code <= 90) return 'upper';
  return code >= 48 && code <= 57 ? 'digit' : 'none';
}

function kindOf(character: string): Kind {
  if (character < '\x80') return plainKindOf(character.charCodeAt(0));
  if (HAN.test(character)) return 'han';
  if (UPPER.test(character)) return 'upper';
  if (LETTER.test(character)) return 'lower';
  return DIGIT.test(character) ? 'digit' : 'none';
}

/** Whether a unit begins here: at 1 and 0 of v10, S of TypeScript, C of JSONCrack. */
function beginsUnit(before: Kind, kind: Kind, after: Kind): boolean {
  if (kind === 'han' || before === 'han' || before === 'none') return true;
  if ((kind === 'digit') !== (before === 'digit')) return true;
  return kind === 'upper' && (before === 'lower' || after === 'lower');
}

function charactersOf(name: string) {
  let end = 0;
  return Array.from(name, (written) => {
    const character = written < '\x80' ? written : written.normalize('NFKC');
    const start = end;
    end += written.length;
    return { character, kind: kindOf(character), start, end };
  });
}

/** Bound on work: further letters do not match. */
const LOOKED_AT = 200;

export function indexTexts({ name, details }: SearchedTexts, readingsOf: Readings): IndexedName {
  const units: NameUnit[] = [];
  const ranges: TextRange[] = [];
  let letters = '';
  let before: Kind = 'none';
  const characters = charactersOf(name.slice(0, LOOKED_AT));
  characters.forEach(({ character, kind, start, end }, index) => {
    if (kind !== 'none') {
      const text = character.toLowerCase();
      if (beginsUnit(before, kind, characters[index + 1]?.kind ?? 'none')) {
        const beginsWord = kind === 'han' || before === 'han' || before === 'none';
        const readings = kind === 'han' ? readingsOf(character) : [];
        const initials = text.charAt(0) + readings.map((reading) => reading.charAt(0)).join('');
        const maySkip = !beginsWord || kind === 'digit';
        units.push({ text, start, end, place: letters.length, beginsWord, maySkip, readings, initials });
      } else {
        const unit = units.at(-1);
        if (unit) {
          unit.text += text;
          unit.end = end;
        }
      }
      // A character may become several letters: ㎏.
      for (let letter = 0; letter < text.length; letter += 1) ranges.push([start, end]);
      letters += text;
    }
    before = kind;
  });
  const alphabet = alphabetOf(letters + units.flatMap(({ readings }) => readings).join(''));
  return { name, units, letters, alphabet, ranges, text: normalise(name), details: normalise(details) };
}
