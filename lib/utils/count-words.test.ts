import { expect, test } from 'vitest';
import { countLines, countWords, createTextCounter } from './count-words';

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

test('a text that changes line by line is counted as if it were counted anew', () => {
  const count = createTextCounter();
  const texts = [
    '',
    '一',
    '一\n',
    '一\n\n',
    '一 two\n\n三',
    '一 two\nfour五\n三',
    '一 two\nfou r五\n三',
    'four五\n三',
    'x\nx\nx',
    'x\nx',
    'x',
    '\nb',
    'a',
    '',
  ];
  for (const text of [...texts, ...texts.toReversed()])
    expect(count(text), JSON.stringify(text)).toEqual({ words: countWords(text), lines: countLines(text) });
});
