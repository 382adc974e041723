import { polyphonic } from 'pinyin-pro';

const known = new Map<string, readonly string[]>();

/** All readings of a Chinese character in pinyin without tones, `v` for ü. Large: loaded when it is needed. */
export function readingsOf(character: string): readonly string[] {
  let readings = known.get(character);
  if (!readings) {
    readings = polyphonic(character, { toneType: 'none', type: 'array', v: true })[0] ?? [];
    known.set(character, readings);
  }
  return readings;
}
