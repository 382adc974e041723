import { codePointsIn, shorten, withinLimit } from '@/lib/utils/characters-in';
import { FOLDER_NAME_MAX } from './folder-limits';

const UNSORTED = '导入的站点';

const SEPARATOR = ' / ';

/** Names of parents shorter than this say nothing. */
const PARENTS_MIN = 4;

export const pathText = (path: readonly string[]): string => path.join(SEPARATOR);

export function copyName(name: string, number: number): string {
  const suffix = ` ${number}`;
  return withinLimit(name, FOLDER_NAME_MAX - suffix.length) + suffix;
}

/** A name of the last `depth` folders of a path; long parents are cut rather than the folder itself. */
function nameAt(path: readonly string[], depth: number): string {
  const own = path.at(-1) ?? UNSORTED;
  const parents = pathText(path.slice(-depth, -1));
  if (parents === '') return shorten(own, FOLDER_NAME_MAX);
  const room = FOLDER_NAME_MAX - codePointsIn(SEPARATOR + own);
  return room < PARENTS_MIN
    ? shorten(parents + SEPARATOR + own, FOLDER_NAME_MAX)
    : shorten(parents, room) + SEPARATOR + own;
}

function unlike(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const called = number === 1 ? name : copyName(name, number);
    if (!taken.has(called)) return called;
  }
}

const repeated = (names: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
};

/** Each path is named by its folder, with as many of its parents as tell it from the others. */
export function folderNames(paths: readonly (readonly string[])[]): string[] {
  const deepest = Math.max(1, ...paths.map(({ length }) => length));
  let names = paths.map((path) => nameAt(path, 1));
  for (let depth = 2; depth <= deepest; depth += 1) {
    const shared = repeated(names);
    if (shared.size === 0) break;
    names = names.map((name, index) => (shared.has(name) ? nameAt(paths[index] ?? [], depth) : name));
  }
  const taken = new Set<string>();
  return names.map((name) => {
    const called = unlike(name, taken);
    taken.add(called);
    return called;
  });
}
