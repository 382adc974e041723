const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How close to each other versions stay, by their age: the older, the fewer. */
const STEPS = [
  { age: 3 * HOUR_MS, apart: 0 },
  { age: DAY_MS, apart: HOUR_MS / 2 },
  { age: 7 * DAY_MS, apart: 6 * HOUR_MS },
  { age: 60 * DAY_MS, apart: DAY_MS },
] as const;

export const VERSION_BOUNDS = { ofOne: 40, ofAll: 200, characters: 4_000_000 } as const;

interface DatedVersion {
  id: string;
  subjectId: string;
  savedAt: number;
  /** The size is in characters. */
  size: number;
}

const stepAt = (age: number) => STEPS.find((step) => age < step.age);

/** Thins the versions of one subject, the newest first, and keeps its latest one however old it is. */
function spaced<T extends DatedVersion>(versions: readonly T[], now: number): T[] {
  const kept: T[] = [];
  for (const version of versions) {
    const step = stepAt(now - version.savedAt);
    const above = kept.at(-1);
    if (above && (!step || above.savedAt - version.savedAt < step.apart)) continue;
    kept.push(version);
  }
  return kept.slice(0, VERSION_BOUNDS.ofOne);
}

/** The ids of versions that are too many: too close, too old, or beyond the bounds of number and size. */
export function surplusVersions(versions: readonly DatedVersion[], now: number): string[] {
  const newestFirst = versions.toSorted((one, other) => other.savedAt - one.savedAt);
  const subjects = new Set(newestFirst.map(({ subjectId }) => subjectId));
  const kept = [...subjects]
    .flatMap((subject) =>
      spaced(
        newestFirst.filter(({ subjectId }) => subjectId === subject),
        now,
      ),
    )
    .toSorted((one, other) => other.savedAt - one.savedAt);
  let left: number = VERSION_BOUNDS.characters;
  const held = new Set<string>();
  for (const { id, size } of kept) {
    left -= size;
    if (left < 0 || held.size >= VERSION_BOUNDS.ofAll) break;
    held.add(id);
  }
  return newestFirst.flatMap(({ id }) => (held.has(id) ? [] : [id]));
}
