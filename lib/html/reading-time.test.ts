import { expect, test } from 'vitest';
import { countCharacters, readingMinutes } from './reading-time';

test('Chinese counts by the character, other scripts by the word', () => {
  expect(countCharacters('用 TypeScript 5 写前端，真香！')).toBe(8);
  expect(countCharacters('中文English混排')).toBe(5);
  expect(countCharacters(' \n…… ')).toBe(0);
});

test('reading takes about 350 characters a minute, and at least one', () => {
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(350)).toBe(1);
  expect(readingMinutes(3_500)).toBe(10);
});
