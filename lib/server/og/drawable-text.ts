import 'server-only';
import { graphemesOf } from '@/lib/utils/characters-in';
import { onOneLine } from '@/lib/utils/plain-text';
import { loadMathFont, loadSubset, subsetsFor, type FontWeight, type SubsetFont } from './font-subsets';

export interface DrawableText {
  text: string;
  fonts: readonly SubsetFont[];
}

/** Signs that no font of ours has are dropped, because the renderer would fetch fonts for them. */
export async function drawableText(text: string, weight: FontWeight): Promise<DrawableText> {
  const fonts = new Map<string, SubsetFont>();
  const isDrawn = async (characters: readonly string[]) => {
    const found = await Promise.all(characters.map((character) => findFont(character, weight, fonts)));
    if (found.includes(undefined)) return false;
    for (const font of found) if (font) fonts.set(font.name, font);
    return true;
  };
  const shown = new Map<string, string>();
  let kept = '';
  for (const segment of graphemesOf(onOneLine(text.normalize('NFC')))) {
    let signs = shown.get(segment);
    if (signs === undefined) {
      // Compatible signs say the same: Ⅳ is IV.
      const compatible = segment.normalize('NFKC');
      const letters = withoutVowelSigns(segment);
      if (await isDrawn(STACKED.test(segment) ? [...segment] : [letters])) signs = letters;
      else signs = compatible !== segment && (await isDrawn([...compatible])) ? compatible : ' ';
      shown.set(segment, signs);
    }
    kept += signs;
  }
  return { text: onOneLine(kept), fonts: [...fonts.values()] };
}

/** Signs of this script stand above and below each other, and the font itself places them. */
const STACKED = /^[\p{Script=Thai}]+$/u;
/** The renderer would write vowel signs beside the letters, which are read without them. */
const withoutVowelSigns = (segment: string): string =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(segment) ? segment.replace(/(?!^)\p{M}/gu, '') : segment;

async function findFont(character: string, weight: FontWeight, inUse: ReadonlyMap<string, SubsetFont>) {
  // Beyond the basic plane the renderer mixes up fonts.
  if (character.length !== 1) return undefined;
  const code = character.charCodeAt(0);
  for (const font of inUse.values()) if (!font.isLastResort && font.coverage.has(code)) return font;
  for (const name of subsetsFor(code)) {
    const font = await loadSubset(name, weight);
    if (font.coverage.has(code)) return font;
  }
  const math = await loadMathFont();
  return math.coverage.has(code) ? math : undefined;
}
