import fs from 'node:fs';
import { colord } from 'colord';
import { expect, test } from 'vitest';
import { designToken } from './design-tokens';

test('in the dark, chips, bubbles and quotes are lighter than the card that they lie on; in the light they are darker', () => {
  const [, dark = ''] = fs.readFileSync('styles/tokens.css', 'utf8').split('@media screen');
  const darkToken = (name: string) => colord(new RegExp(`--${name}: ([^;]+);`).exec(dark)?.[1] ?? '').brightness();
  expect(darkToken('color-fill')).toBeGreaterThan(darkToken('color-surface'));
  expect(colord(designToken('color-fill')).brightness()).toBeLessThan(
    colord(designToken('color-surface')).brightness(),
  );
});
