import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

const PAPER = '#fff';

/** WCAG AA, of small text. */
const LEAST_CONTRAST = 4.5;

/** Warning that a theme colour is too pale to be read on paper; null when it can be. */
export const colourWarning = (colour: string): string | null =>
  colord(colour).contrast(PAPER) < LEAST_CONTRAST ? '主题色与白纸的对比度不足，打印后可能看不清' : null;

/** Colour of letters on a ground of the theme colour. */
export const inkOn = (colour: string): string =>
  colord(colour).contrast(PAPER) >= colord(colour).contrast('#1f2329') ? PAPER : '#1f2329';
