import { expect, it } from 'vitest';
import { stepCount } from './count-step';

it.each([
  [3, 1, 4],
  [3, -1, 2],
  [3, 0, 3],
  [0, -1, 0],
  [null, 1, null],
  [undefined, -1, undefined],
] as const)('a count of %s goes by %s to %s', (count, step, after) => expect(stepCount(count, step)).toBe(after));
