import { expect, it } from 'vitest';
import { colourWarning } from './colours';

it('a theme colour is warned of where it can hardly be read on paper', () => {
  expect(colourWarning('#255db0')).toBeNull();
  expect(colourWarning('#ffd400')).toContain('对比度不足');
});
