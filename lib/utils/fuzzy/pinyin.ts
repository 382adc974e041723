import { polyphonic } from 'pinyin-pro';

const known = new Map<string, readonly string[]>();

/** Toneless pinyin readings of a character, `v` for ü. Large: load lazily. */
export function readingsOf(character: string): readonly string[] {
  let readings = known.get(character);
  if (!readings) {
    readings = polyphonic(character, { toneType: 'none', type: 'array', v: true })[0] ?? [];
    known.set(character, readings);
  }
  return readings;
}
