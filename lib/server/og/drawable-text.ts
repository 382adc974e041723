import 'server-only';
import { onOneLine } from '@/lib/utils/plain-text';
import { loadSubset, subsetsFor, type FontWeight, type SubsetFont } from './font-subsets';

export interface DrawableText {
  /** What of the text can be drawn, on one line. */
  text: string;
  /** The fonts that draw it. */
  fonts: readonly SubsetFont[];
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * The part of a text that the font can draw, and the subsets that it takes. Emoji, combined characters
 * and scripts that the font lacks are left out: the renderer would ask the network for them.
 */
export async function drawableText(text: string, weight: FontWeight): Promise<DrawableText> {
  const fonts = new Map<string, SubsetFont>();
  const drawers = new Map<string, boolean>();
  let kept = '';
  for (const { segment } of graphemes.segment(onOneLine(text.normalize('NFC')))) {
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

/** A font for a character, rather one that the text needs anyway. */
async function findFont(character: string, weight: FontWeight, inUse: ReadonlyMap<string, SubsetFont>) {
  // One unit of UTF-16: the renderer mixes up the fonts of characters beyond the basic plane.
  if (character.length !== 1) return undefined;
  const code = character.charCodeAt(0);
  for (const font of inUse.values()) if (font.coverage.has(code)) return font;
  for (const name of subsetsFor(code)) {
    const font = await loadSubset(name, weight);
    if (font.coverage.has(code)) return font;
  }
  return undefined;
}
