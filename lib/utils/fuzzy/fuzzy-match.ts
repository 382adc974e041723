import { countTypos } from './count-typos';
import {
  alphabetOf,
  indexTexts,
  normalise,
  soundOf,
  type IndexedName,
  type NameUnit,
  type Readings,
  type SearchedTexts,
  type TextRange,
} from './fuzzy-name';

interface FuzzyHit<T> {
  item: T;
  ranges: TextRange[];
}

interface FuzzyIndex<T> {
  /** The best hits. Typos count only when nothing else matches. Remembers the last search. */
  search: (typed: string, limit: number) => FuzzyHit<T>[];
}

interface Term {
  letters: string;
  alphabet: number;
  text: string;
}

interface Match {
  rank: number;
  ranges: TextRange[];
}

const RANK = { whole: 0, start: 1, word: 2, hump: 3, initials: 4, laterInitials: 5, part: 6, typo: 7, details: 8 };
/** Such a name comes below all with the same signs, and above the next rank. */
const WITHOUT_SIGNS = 0.5;
const termsOf = (typed: string, spelling = (letters: string) => letters): Term[] =>
  normalise(typed)
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => {
      const letters = spelling(text.replace(/[^\p{L}\p{N}]/gu, ''));
      return { text, letters, alphabet: alphabetOf(letters) };
    });

const rangesOf = ({ ranges }: IndexedName, place: number, length: number) => ranges.slice(place, place + length);

/** Matches the term literally: at the name's start, at a word's start, or within a word. */
function matchPart(entry: IndexedName, term: string): Match | null {
  const first = entry.letters.indexOf(term);
  if (first < 0) return null;
  if (first === 0) {
    const rank = entry.letters.length === term.length ? RANK.whole : RANK.start;
    return { rank, ranges: rangesOf(entry, 0, term.length) };
  }
  for (const { place, beginsWord } of entry.units) {
    if (!entry.letters.startsWith(term, place)) continue;
    return { rank: beginsWord ? RANK.word : RANK.hump, ranges: rangesOf(entry, place, term.length) };
  }
  return { rank: RANK.part, ranges: rangesOf(entry, first, term.length) };
}

/** Numbers of a term's letters that a unit can match at an offset, largest first. */
function spelled({ text, readings }: NameUnit, term: string, from: number): number[] {
  if (readings.length === 0) {
    let most = 0;
    while (most < text.length && text[most] === term[from + most]) most += 1;
    return Array.from({ length: most }, (_, index) => most - index);
  }
  const counts = new Set<number>();
  if (term.startsWith(text, from)) counts.add(text.length);
  const left = term.length - from;
  for (const reading of readings) {
    if (term.startsWith(reading, from)) counts.add(reading.length);
    // The syllable is still being typed.
    else if (left < reading.length && reading.startsWith(term.slice(from))) counts.add(left);
    if (/^[csz]h/.test(reading) && term.startsWith(reading.slice(0, 2), from)) counts.add(2);
    if (term[from] === reading[0]) counts.add(1);
  }
  return [...counts].sort((a, b) => b - a);
}

/** Matches beginnings of words, or syllables or their initials, in sequence. */
function matchInitials({ units }: IndexedName, term: string): Match | null {
  /** Failed states (unit, offset) are not tried again. */
  const dead = new Set<number>();
  const follow = (index: number, from: number): TextRange[] | null => {
    if (from === term.length) return [];
    const unit = units[index];
    const key = index * (term.length + 1) + from;
    if (!unit || dead.has(key)) return null;
    for (const count of spelled(unit, term, from)) {
      const end = unit.readings.length > 0 ? unit.end : Math.min(unit.end, unit.start + count);
      let next = index + 1;
      let following = follow(next, from + count);
      while (!following && units[next]?.maySkip) following = follow((next += 1), from + count);
      if (following) return [[unit.start, end], ...following];
    }
    dead.add(key);
    return null;
  };
  const initial = term.charAt(0);
  for (let index = 0; index < units.length; index += 1) {
    const ranges = units[index]?.initials.includes(initial) ? follow(index, 0) : null;
    if (ranges) return { rank: index === 0 ? RANK.initials : RANK.laterInitials, ranges };
  }
  return null;
}

/** Allowed typos: one from four letters, two from eight. */
const typosIn = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function matchTypo(entry: IndexedName, { letters: term, alphabet }: Term): Match | null {
  const most = typosIn(term.length);
  if (most === 0 || countBits(alphabet & ~entry.alphabet) > most || !/^[a-z0-9]+$/.test(term)) return null;
  const starts = entry.units.filter(({ beginsWord, readings }) => beginsWord && readings.length === 0);
  for (const [index, { place }] of starts.entries()) {
    const word = entry.letters.slice(place, starts[index + 1]?.place);
    // The whole word, or its typed prefix.
    for (const meant of [word, word.slice(0, term.length)]) {
      if (countTypos(term, meant, most) <= most) {
        return { rank: RANK.typo, ranges: rangesOf(entry, place, meant.length) };
      }
    }
  }
  return matchPinyinTypo(entry, term, most);
}

/** Polyphonic characters have several spellings. */
const MAX_SPELLINGS = 16;

/** Like `matchTypo`, of Chinese characters in a row as they are spelled, which have no whole word. */
function matchPinyinTypo({ units }: IndexedName, term: string, most: number): Match | null {
  for (const [index, { initials, readings }] of units.entries()) {
    if (readings.length === 0 || !initials.includes(term.charAt(0))) continue;
    let spellings = [''];
    for (const [next, unit] of units.slice(index).entries()) {
      spellings = spellings
        .flatMap((before) => unit.readings.map((reading) => before + reading))
        .slice(0, MAX_SPELLINGS)
        .filter(({ length }) => length <= term.length + most);
      if (spellings.length === 0) break;
      if (spellings.some((spelling) => countTypos(term, spelling, most) <= most)) {
        const ranges = units.slice(index, index + next + 1).map(({ start, end }): TextRange => [start, end]);
        return { rank: RANK.typo, ranges };
      }
    }
  }
  return null;
}

/** Whether a word begins with the term; Chinese has no word boundaries. */
function holds(text: string, term: string): boolean {
  for (let place = text.indexOf(term); place >= 0; place = text.indexOf(term, place + 1)) {
    if (place === 0 || !/[a-z0-9]/.test(term[0] ?? '') || !/[a-z0-9]/.test(text[place - 1] ?? '')) return true;
  }
  return false;
}

const matchDetails = ({ text, details }: IndexedName, term: Term): Match | null =>
  text.includes(term.text) || holds(details, term.text) ? { rank: RANK.details, ranges: [] } : null;

const better = (one: Match | null, other: Match | null) =>
  one && (!other || one.rank <= other.rank) ? one : (other ?? null);

function matchName(entry: IndexedName, { letters, alphabet }: Term): Match | null {
  if ((alphabet & ~entry.alphabet) !== 0) return null;
  const part = matchPart(entry, letters);
  return part && part.rank < RANK.initials ? part : better(matchInitials(entry, letters), part);
}

function matchTerm(entry: IndexedName, term: Term, withTypos: boolean): Match | null {
  const named = term.letters === '' ? null : (matchName(entry, term) ?? (withTypos ? matchTypo(entry, term) : null));
  if (!named) return matchDetails(entry, term);
  const hasSigns = term.text.length === term.letters.length || entry.text.includes(term.text);
  return hasSigns ? named : { ...named, rank: named.rank + WITHOUT_SIGNS };
}

function matchAll(entry: IndexedName, terms: readonly Term[], withTypos: boolean): Match | null {
  const all: Match = { rank: 0, ranges: [] };
  for (const term of terms) {
    const match = matchTerm(entry, term, withTypos);
    if (!match) return null;
    all.rank += match.rank;
    all.ranges.push(...match.ranges);
  }
  return all;
}

/** Finds parts and beginnings of words (vsc, ts), pinyin or its initials, and typos. */
export function createFuzzyIndex<T>(
  items: readonly T[],
  textsOf: (item: T) => SearchedTexts,
  readingsOf: Readings,
): FuzzyIndex<T> {
  const entries = items.map((item) => ({ item, entry: indexTexts(textsOf(item), readingsOf) }));
  /** Only what is found nowhere else is searched by its sound. */
  let sounds: typeof entries | undefined;
  const soundEntries = () =>
    (sounds ??= items.map((item) => ({
      item,
      entry: indexTexts(textsOf(item), (character) => readingsOf(character).map(soundOf)),
    })));
  const find = (among: typeof entries, terms: readonly Term[], withTypos: boolean) =>
    among.flatMap(({ item, entry }) => {
      const match = matchAll(entry, terms, withTypos);
      return match ? [{ item, ...match, length: entry.name.length }] : [];
    });
  const findAll = (typed: string) => {
    const terms = termsOf(typed);
    if (terms.length === 0) return [];
    const bySound = termsOf(typed, soundOf);
    const attempts = [
      () => find(entries, terms, false),
      () => find(soundEntries(), bySound, false),
      () => find(entries, terms, true),
      () => find(soundEntries(), bySound, true),
    ];
    let hits: ReturnType<typeof find> = [];
    for (const attempt of attempts) if (hits.length === 0) hits = attempt();
    return hits.sort((one, other) => one.rank - other.rank || one.length - other.length);
  };
  let last = { typed: '', hits: findAll('') };
  return {
    search(typed, limit) {
      if (typed !== last.typed) last = { typed, hits: findAll(typed) };
      return last.hits
        .slice(0, limit)
        .map(({ item, ranges }) => ({ item, ranges: ranges.toSorted(([one], [other]) => one - other) }));
    },
  };
}
