import 'server-only';
import { graphemesOf } from '@/lib/utils/characters-in';
import { onOneLine } from '@/lib/utils/plain-text';
import { loadMathFont, loadSubset, subsetsFor, type FontWeight, type SubsetFont } from './font-subsets';

export interface DrawableText {
  text: string;
  fonts: readonly SubsetFont[];
}

/**
 * The drawable part of a text, and its font subsets. Other characters are dropped: the renderer would fetch fonts for
 * them.
 */
export async function drawableText(text: string, weight: FontWeight): Promise<DrawableText> {
  const fonts = new Map<string, SubsetFont>();
  const drawers = new Map<string, boolean>();
  let kept = '';
  for (const segment of graphemesOf(onOneLine(text.normalize('NFC')))) {
    let drawn = drawers.get(segment);
    if (drawn === undefined) {
      const font = await findFont(segment, weight, fonts);
      if (font) fonts.set(font.name, font);
      drawn = font !== undefined;
      drawers.set(segment, drawn);
    }
    kept += drawn ? segment : ' ';
  }
  return { text: onOneLine(kept), fonts: [...fonts.values()] };
}

/** The renderer writes from left to right and joins no letters. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A subset with the character, preferably one already in use. */
async function findFont(character: string, weight: FontWeight, inUse: ReadonlyMap<string, SubsetFont>) {
  // Beyond the basic plane the renderer mixes up fonts.
  if (character.length !== 1 || RIGHT_TO_LEFT.test(character)) return undefined;
  const code = character.charCodeAt(0);
  for (const font of inUse.values()) if (!font.isLastResort && font.coverage.has(code)) return font;
  for (const name of subsetsFor(code)) {
    const font = await loadSubset(name, weight);
    if (font.coverage.has(code)) return font;
  }
  const math = await loadMathFont();
  return math.coverage.has(code) ? math : undefined;
}
