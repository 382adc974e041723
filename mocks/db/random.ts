import { createHash } from 'node:crypto';

/** A deterministic identifier for a key, with a valid check digit. */
export function idFor(key: string): string {
  const body = createHash('sha256').update(key).digest('hex').slice(0, 15);
  const values = Array.from(body, (character) => (character >= 'a' ? 6 : Number(character)));
  return body + String(values.reduce((sum, value) => sum + value) % 9);
}

export interface Random {
  /** Between 0 (included) and 1 (excluded). */
  next: () => number;
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** `size` different items, or all of them when there are fewer. */
  sample: <T>(list: readonly T[], size: number) => T[];
}

function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Numbers that depend on the key alone, so that adding one row never changes another. */
export function randomFor(key: string): Random {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('An empty list has nothing to pick');
    return item;
  };
  const sample = <T>(list: readonly T[], size: number): T[] => {
    const chosen = new Set<T>();
    const wanted = Math.min(size, list.length);
    while (chosen.size < wanted) chosen.add(pick(list));
    return [...chosen];
  };
  return { next, int, pick, sample };
}
