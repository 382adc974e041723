import 'server-only';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFetchCache } from '../fetch-cache';
import { coverageOf } from './woff-coverage';

/** A family has up to some hundred files; a line needs a handful. The first one that has a sign draws it. */
const FAMILIES = ['noto-sans-sc', 'noto-sans-kr', 'noto-sans-thai', 'noto-sans-arabic', 'noto-sans-hebrew'];
/** Greek letters, and signs that the Chinese font lacks: one file of 256 kB, in one weight. */
const MATH = 'noto-sans-math';
const MATH_FILE = 'noto-sans-math-latin-400-normal';
export type FontWeight = 400 | 700;

interface Subset {
  /** The name of its files without the weight. */
  name: string;
  /** Declared, but not all present: pairs of first and last code point. */
  ranges: readonly (readonly [number, number])[];
}

export interface SubsetFont {
  name: string;
  data: Buffer;
  coverage: ReadonlySet<number>;
  /** A font of another design, in one weight: only for signs that no other one has. */
  isLastResort: boolean;
}

/** A font takes about 50 kB, so all take 5 MB at most, besides the parsed data. */
const CAPACITY = 96;
const fonts = createFetchCache<string, SubsetFont>({
  max: CAPACITY,
  fetchMethod: async (name) => {
    const family = [MATH, ...FAMILIES].find((known) => name.startsWith(`${known}-`)) ?? '';
    const data = await readFile(path.join(folderOf(family), 'files', `${name}.woff`));
    return { name, data, coverage: coverageOf(data), isLastResort: name === MATH_FILE };
  },
});

const folders = new Map<string, string>();
function folderOf(family: string): string {
  const known = folders.get(family);
  if (known !== undefined) return known;
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const folder = path.dirname(resolve(`@fontsource/${family}/unicode.json`));
  folders.set(family, folder);
  return folder;
}

export function parseRanges(ranges: string): [number, number][] {
  return ranges.split(',').flatMap((range): [number, number][] => {
    const [first, last] = range.trim().replace(/^U\+/i, '').split('-');
    const from = Number.parseInt(first ?? '', 16);
    const to = last === undefined ? from : Number.parseInt(last, 16);
    return Number.isNaN(from) || Number.isNaN(to) ? [] : [[from, to]];
  });
}

let declared: readonly Subset[] | undefined;

/** A package's subsets, those of its own script first, which have Latin letters and digits, too. */
function subsetsOf(family: string): Subset[] {
  const table: unknown = JSON.parse(fs.readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8'));
  const all = Object.entries(table ?? {}).map(([name, ranges]) => ({
    name: `${family}-${name.replace(/[[\]]/g, '')}`,
    ranges: parseRanges(String(ranges)),
  }));
  const isNumbered = ({ name }: Subset) => /-\d+$/.test(name);
  return [...all.filter(isNumbered), ...all.filter((subset) => !isNumbered(subset))];
}

const subsets = (): readonly Subset[] => (declared ??= FAMILIES.flatMap(subsetsOf));

export function subsetsFor(code: number): string[] {
  return subsets()
    .filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    .map(({ name }) => name);
}

export const loadSubset = (name: string, weight: FontWeight): Promise<SubsetFont> =>
  fonts.forceFetch(`${name}-${weight}-normal`);

export const loadMathFont = (): Promise<SubsetFont> => fonts.forceFetch(MATH_FILE);
