import { expect, test } from 'vitest';
import { findBlocks, lineWith, SLASH_BLOCKS, typedCommand, type SlashBlock } from './slash-blocks';

const block = (title: string): SlashBlock => {
  const found = SLASH_BLOCKS.find((other) => other.title === title);
  if (!found) throw new Error(title);
  return found;
};
const EMPTY = { before: '', after: '', textAbove: false, textBelow: false };

test.each([
  ['/', { start: 0, query: '' }],
  ['  /bt', { start: 2, query: 'bt' }],
  ['、标题', { start: 0, query: '标题' }],
  ['正文 ／dm', { start: 3, query: 'dm' }],
  ['and/or', null],
  ['https://', null],
  ['/usr/bin', null],
  ['1 / 2', null],
  ['苹果、香蕉', null],
])('%s is a command at the beginning of a line or after a blank', (before, found) => {
  expect(typedCommand(before)).toEqual(found);
});

test('blocks are found by Chinese, English, pinyin and its initials', () => {
  const titles = (query: string) => findBlocks(query).map(({ title }) => title);
  expect(titles('')).toHaveLength(SLASH_BLOCKS.length);
  expect(titles('标题')).toEqual(['一级标题', '二级标题', '三级标题']);
  expect(titles('ejbt')).toEqual(['二级标题']);
  expect(titles('daima')).toEqual(['代码块']);
  expect(titles('Tab')).toEqual(['表格']);
  expect(titles('zzz')).toEqual([]);
});

test('a mark begins the line of the command, and what is written there follows it', () => {
  expect(lineWith(block('二级标题'), { ...EMPTY, after: ' 旧文字' })).toEqual({ text: '## 旧文字', from: 3, to: 3 });
  expect(lineWith(block('无序列表'), { ...EMPTY, before: '  ' }).text).toBe('  - ');
  expect(lineWith(block('引用'), { ...EMPTY, before: '前文 ' }).text).toBe('前文\n\n> ');
});

test('a block stands between blank lines, and the part to be written over is selected', () => {
  const { text, from, to } = lineWith(block('代码块'), { ...EMPTY, textAbove: true, textBelow: true });
  expect(text).toBe('\n```js\n\n```\n');
  expect(text.slice(from, to)).toBe('js');
  expect(lineWith(block('分割线'), { ...EMPTY, before: '前 ', after: ' 后' }).text).toBe('前\n\n---\n\n\n\n后');
});
