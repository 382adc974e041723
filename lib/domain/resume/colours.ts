import { contrastOf, LEAST_CONTRAST } from '@/lib/utils/contrast';

export const RESUME_COLOR = '#255db0';
/** All colours are readable on white paper. */
export const RESUME_COLOURS = [
  { name: '蓝色', colour: RESUME_COLOR },
  { name: '青色', colour: '#0a6c7d' },
  { name: '绿色', colour: '#1a7a43' },
  { name: '棕色', colour: '#7a4d00' },
  { name: '红色', colour: '#b3372c' },
  { name: '玫红', colour: '#a8325e' },
  { name: '紫色', colour: '#6a42b5' },
  { name: '墨蓝', colour: '#2f3b4c' },
] as const;

const PAPER = '#fff';

export const colourWarning = (colour: string): string | null =>
  contrastOf(colour, PAPER) < LEAST_CONTRAST ? '主题色与白纸的对比度不足，打印后可能看不清' : null;
