import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

/** WCAG asks this of text. */
export const LEAST_CONTRAST = 4.5;
const LIGHT_INK = '#fff';
const DARK_INK = '#1f2329';

export const contrastOf = (one: string, other: string): number => colord(one).contrast(other);

export const inkOn = (colour: string): string =>
  contrastOf(colour, LIGHT_INK) >= contrastOf(colour, DARK_INK) ? LIGHT_INK : DARK_INK;

/** The colour of a translucent one over another. @param opacity 0 to 1 */
export function blend(below: string, above: string, opacity: number): string {
  const [under, over] = [colord(below).toRgb(), colord(above).toRgb()];
  const mix = (part: 'r' | 'g' | 'b') => Math.round(under[part] * (1 - opacity) + over[part] * opacity);
  return colord({ r: mix('r'), g: mix('g'), b: mix('b') }).toHex();
}
