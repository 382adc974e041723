import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

it.each([
  ['', 0],
  ['abc12', 1],
  ['abcdefghijkl', 1],
  ['a1a1a1a1a1a1', 1],
  ['demo123456', 2],
  ['Correct-horse-7', 3],
] as const)('the strength of "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
