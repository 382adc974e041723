import { expect, it } from 'vitest';
import { levelProgress } from './levels';

it.each([
  [0, { percent: 0, missing: 100 }],
  [199, { percent: 49, missing: 101 }],
  [100, { percent: 0, missing: 200 }],
  [60_000, { percent: 100, missing: null }],
])('%i points of experience are on the way to the next level', (exp, progress) => {
  expect(levelProgress(exp)).toEqual(progress);
});
