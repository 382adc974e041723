import { describe, expect, it } from 'vitest';
import { baseOf, draftKey, refuseMarkdown, titleOf } from './utils';

const writing = {
  title: '标题',
  content: '正文',
  category: '2',
  tag: ['js'],
  coverImage: '',
  linkUrl: '',
  description: '',
  theme: '',
  codeStyle: '',
};

it('a draft is one user’s, of one article', () => {
  const keys = [draftKey('a', null), draftKey('b', null), draftKey('a', 'x'), draftKey('b', 'x')];
  expect(new Set(keys).size).toBe(4);
});

it('every field makes another article', () => {
  const bases = Object.keys(writing).map((field) => baseOf({ ...writing, [field]: field === 'tag' ? ['x'] : 'x' }));
  expect(new Set([...bases, baseOf(writing)]).size).toBe(bases.length + 1);
  expect(baseOf({ ...writing })).toBe(baseOf(writing));
});

describe('the title of a Markdown file', () => {
  it.each([
    ['---\ntitle: 前言里的标题\ntags: [a]\n---\n# 别的\n', '前言里的标题'],
    ['---\r\ntitle: "带引号的"\r\n---\r\n正文', '带引号的'],
    ['第一段\n\n# 第一个标题 #\n\n# 第二个', '第一个标题'],
    ['---\nauthor: x\n---\n# 标题', '标题'],
    ['## 只有二级标题', ''],
    ['#没有空格', ''],
    ['', ''],
  ])('of %j is %j', (markdown, title) => expect(titleOf(markdown)).toBe(title));
});

it.each([
  ['a.md', 10, null],
  ['a.MARKDOWN', 10, null],
  ['a.md', 1024 * 1024 + 1, '文件不能超过 1MB'],
  ['a.docx', 10, '请选择 Markdown 文件（.md）'],
  ['md', 10, '请选择 Markdown 文件（.md）'],
])('a file %s of %i bytes is answered with %j', (name, size, answer) => {
  expect(refuseMarkdown({ name, size })).toBe(answer);
});
