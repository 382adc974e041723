import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

const PAPER = '#fff';

const LEAST_CONTRAST = 4.5;

export const colourWarning = (colour: string): string | null =>
  colord(colour).contrast(PAPER) < LEAST_CONTRAST ? '主题色与白纸的对比度不足，打印后可能看不清' : null;

export const inkOn = (colour: string): string =>
  colord(colour).contrast(PAPER) >= colord(colour).contrast('#1f2329') ? PAPER : '#1f2329';
