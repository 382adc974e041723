import { expect, test } from 'vitest';
import { contrast, groundFor, isDark, parseColor, readable, toHex } from './contrast';

const WHITE = [255, 255, 255] as const;

test('colours are read as stylesheets write them', () => {
  expect(parseColor('#0a6c7d')).toEqual([10, 108, 125]);
  expect(parseColor(' #FFF ')).toEqual([255, 255, 255]);
  expect(parseColor('rgb(1, 2, 3)')).toEqual([1, 2, 3]);
  expect(parseColor('white')).toEqual([255, 255, 255]);
  expect(parseColor('var(--x)')).toBeNull();
  expect(parseColor('rgba(0,0,0,.5)')).toBeNull();
});

test('contrast is the one of WCAG', () => {
  expect(contrast([0, 0, 0], WHITE)).toBeCloseTo(21);
  expect(contrast([119, 119, 119], WHITE)).toBeCloseTo(4.48, 2);
});

test('readable letters stay, faint ones move just far enough', () => {
  expect(toHex(readable([0, 0, 0], WHITE))).toBe('#000000');
  const moved = readable([61, 168, 245], WHITE);
  expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(moved, WHITE)).toBeLessThan(6);
  expect(contrast(readable([40, 40, 60], [20, 20, 20]), [20, 20, 20])).toBeGreaterThanOrEqual(4.5);
});

test('a ground gives way to light letters', () => {
  expect(contrast(WHITE, groundFor(WHITE, [62, 175, 124]))).toBeGreaterThanOrEqual(4.5);
  expect(isDark([39, 40, 34])).toBe(true);
  expect(isDark([246, 246, 246])).toBe(false);
});
