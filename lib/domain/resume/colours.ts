import { contrastOf, LEAST_CONTRAST } from '@/lib/utils/contrast';

const PAPER = '#fff';

export const colourWarning = (colour: string): string | null =>
  contrastOf(colour, PAPER) < LEAST_CONTRAST ? '主题色与白纸的对比度不足，打印后可能看不清' : null;
