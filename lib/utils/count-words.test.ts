import { expect, test } from 'vitest';
import { countLines, countWords } from './count-words';

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['hello world', 2],
  ['世界', 2],
  ['Hello 世界', 3],
  ['使用React构建', 5],
  ['你好，世界。', 4],
  ['const a = 1;', 4],
  ["it's a test-case", 3],
  ['第1章 hello\nworld', 5],
  ['𠮷野家', 3],
  ['全角ＡＢＣ字母', 5],
])('"%s" has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  ['', 1],
  ['一', 1],
  ['一\n', 2],
  ['一\n\n三', 3],
])('%j has %i lines', (text, count) => {
  expect(countLines(text)).toBe(count);
});
