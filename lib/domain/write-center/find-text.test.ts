import { describe, expect, test } from 'vitest';
import { findText, MAX_PLACES, replaceBetween, type TextQuery } from './find-text';

const query = (pattern: string, change: Partial<TextQuery> = {}): TextQuery => ({
  pattern,
  replacement: '',
  matchCase: false,
  isRegex: false,
  ...change,
});
const found = (text: string, asked: TextQuery) => {
  const result = findText(text, asked);
  return result.kind === 'found' ? result.places.map(({ start, end }) => text.slice(start, end)) : result.reason;
};
const replaced = (text: string, pattern: string, replacement: string, isRegex = true) => {
  const result = findText(text, query(pattern, { replacement, isRegex }));
  if (result.kind === 'wrong') return result.reason;
  const { start, end, by } = replaceBetween(text, result.places);
  return text.slice(0, start) + by + text.slice(end);
};

test('words are found as they are written, in either case or in this one', () => {
  expect(found('Vue vue VUE', query('vue'))).toEqual(['Vue', 'vue', 'VUE']);
  expect(found('Vue vue VUE', query('vue', { matchCase: true }))).toEqual(['vue']);
  expect(found('a.b a+b [x]', query('a.b'))).toEqual(['a.b']);
  expect(found('[x] (y)', query('[x] ('))).toEqual(['[x] (']);
  expect(found('字', query(''))).toEqual([]);
});

test('regular expressions know lines, characters beyond the plane and patterns that are not strict', () => {
  expect(found('# 一\n文\n## 二', query('^#+ .$', { isRegex: true }))).toEqual(['# 一', '## 二']);
  expect(found('👩a', query('^.a', { isRegex: true }))).toEqual(['👩a']);
  expect(found('a-b', query('a\\-b', { isRegex: true }))).toEqual(['a-b']);
  expect(found('aaa', query('b*', { isRegex: true }))).toEqual([]);
});

test.each([
  ['[a', '正则表达式：方括号 [ ] 没有成对'],
  ['(a', '正则表达式：圆括号 ( ) 没有成对'],
  ['a)', '正则表达式：圆括号 ( ) 没有成对'],
  ['*a', '正则表达式：重复符号（* + ? { }）前面没有内容'],
  ['a\\', '正则表达式：反斜杠 \\ 后面没有内容'],
  ['[z-a]', '正则表达式：范围的先后顺序反了'],
])('the fault of %j is said in Chinese', (pattern, reason) => {
  expect(found('字', query(pattern, { isRegex: true }))).toBe(reason);
});

describe('replacing', () => {
  test.each([
    ['2024-01-02', '(\\d+)-(\\d+)-(\\d+)', '$1年$2月$3日', '2024年01月02日'],
    ['ab', '(?<x>a)(b)', '$2$<x>$$$&$9', 'ba$ab$9'],
    ['a，b', '，', '\\n', 'a\nb'],
  ])('%j by %j with %j', (text, pattern, replacement, result) =>
    expect(replaced(text, pattern, replacement)).toBe(result),
  );

  test('plain words are replaced by what is written, dollars and backslashes included', () => {
    expect(replaced('a b a', 'a', '$1\\n', false)).toBe('$1\\n b $1\\n');
  });
});

test('ten thousand places are found at most, which is said', () => {
  const result = findText('a'.repeat(MAX_PLACES + 5), query('a'));
  expect(result).toMatchObject({ kind: 'found', more: true });
  expect(result.kind === 'found' && result.places).toHaveLength(MAX_PLACES);
});
