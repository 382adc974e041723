import { expect, it } from 'vitest';
import { keyLetter } from './key-letter';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  // Dvorak has another letter there, and means it.
  ['t', 'KeyK', 't'],
  ['л', 'KeyK', 'k'],
  ['Л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['é', 'Digit2', 'é'],
  ['、', 'Slash', '、'],
  ['/', 'Slash', '/'],
  ['Enter', 'Enter', 'Enter'],
])('the key %s at %s is %s', (key, code, letter) => {
  expect(keyLetter({ key, code })).toBe(letter);
});
