/** Random numbers that are the same for the same seed, for tests that try many cases. */
export function random(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  return { chance: (share: number) => next() < share, pick };
}
