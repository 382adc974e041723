/** From and to, in the name as it is written. */
export type TextRange = readonly [start: number, end: number];

/** The readings of a Chinese character in pinyin without tones, such as `zhong` and `chong`. */
export type Readings = (character: string) => readonly string[];

export interface SearchedTexts {
  name: string;
  /** What else finds it, by its own words only: a description, an address. */
  details: string;
}

/** A run of letters or of digits that an initial can stand for, or a Chinese character. */
export interface NameUnit {
  text: string;
  start: number;
  end: number;
  /** Of its first letter in `letters`. */
  place: number;
  /** False for the second part of TypeScript and of v0, which initials may leave out. */
  beginsWord: boolean;
  readings: readonly string[];
  /** What can stand for it: its first letter, and those of its readings. */
  initials: string;
}

export interface IndexedName {
  name: string;
  units: NameUnit[];
  /** All letters and digits, normalised and without what stands between them. */
  letters: string;
  /** Which letters can find it, in its name or in pinyin: see `alphabetOf`. */
  alphabet: number;
  /** Where in the name each of them stands. */
  ranges: TextRange[];
  /** Normalised, with what stands between the words. */
  text: string;
  details: string;
}

const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
const UPPER = /\p{Lu}/u;

/** Full-width letters as half-width ones, all in lower case. */
export const normalise = (text: string) => text.normalize('NFKC').toLowerCase();

/** The Latin letters of a text as bits: what is not in a name cannot be found in it. */
export function alphabetOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

type Kind = 'none' | 'han' | 'upper' | 'lower' | 'digit';

/** Of ASCII, which most names are made of. */
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

/** Whether a unit begins between two letters or digits: at 1 and 0 of v10, at S of TypeScript, at C of JSONCrack. */
function beginsUnit(before: Kind, kind: Kind, after: Kind): boolean {
  if (kind === 'han' || before === 'han' || before === 'none') return true;
  if ((kind === 'digit') !== (before === 'digit')) return true;
  return kind === 'upper' && (before === 'lower' || after === 'lower');
}

/** The characters of a name, each with its place in it. */
function charactersOf(name: string) {
  let end = 0;
  return Array.from(name, (written) => {
    const character = written < '\x80' ? written : written.normalize('NFKC');
    const start = end;
    end += written.length;
    return { character, kind: kindOf(character), start, end };
  });
}

/** Letters beyond do not find a name: nobody types them, and all ways of reading them would be tried. */
const LOOKED_AT = 200;

/** Prepares the texts of a thing for `fuzzy-match`. */
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
        units.push({ text, start, end, place: letters.length, beginsWord, readings, initials });
      } else {
        const unit = units.at(-1);
        if (unit) {
          unit.text += text;
          unit.end = end;
        }
      }
      // A character may be several letters: ㎏.
      for (let letter = 0; letter < text.length; letter += 1) ranges.push([start, end]);
      letters += text;
    }
    before = kind;
  });
  const alphabet = alphabetOf(letters + units.flatMap(({ readings }) => readings).join(''));
  return { name, units, letters, alphabet, ranges, text: normalise(name), details: normalise(details) };
}
