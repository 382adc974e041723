import { expect, test } from 'vitest';
import { blend, contrastOf, inkOn } from './contrast';

test.each(['#255db0', '#ffd400', '#000', '#fff', '#808080', '#7f1d1d', '#ffffcc'])(
  'letters on %s can be read',
  (colour) => {
    expect(contrastOf(inkOn(colour), colour)).toBeGreaterThan(3.9);
  },
);

test('letters are white or dark, whichever are read better', () => {
  expect(inkOn('#255db0')).toBe('#fff');
  expect(inkOn('#ffd400')).not.toBe('#fff');
});

test('a translucent colour lets the one below through', () => {
  expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(blend('#ffffff', '#0a6c7d', 1)).toBe('#0a6c7d');
});
