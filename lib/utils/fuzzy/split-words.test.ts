import { expect, test } from 'vitest';
import { breakableParts, splitWords } from './split-words';

test('a text is cut before its Chinese words and not within them', () => {
  expect(splitWords('循环依赖的排查').slice(0, 2)).toEqual(['循环', '依赖']);
});

test('punctuation stays with its word, an opening bracket with the one after it', () => {
  const parts = splitWords('读懂“缓存”：《击穿》与（雪崩）。');
  expect(parts.filter((part) => /^[”》）：。]/u.test(part))).toEqual([]);
  expect(parts.filter((part) => /[“《（]$/u.test(part))).toEqual([]);
});

test('no character is lost or added', () => {
  for (const text of ['', 'React 19 的 <wbr>', '👩‍💻 写代码 123']) expect(splitWords(text).join('')).toBe(text);
});

test('a line that is drawn may end at spaces, too, and within what is longer than a line', () => {
  expect(breakableParts('Server Components 上线', 12)).toEqual(['Server ', 'Components ', '上线']);
  expect(breakableParts('https://example.com', 8)).toEqual(['https://', 'example.', 'com']);
});
