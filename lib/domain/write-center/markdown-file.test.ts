import { describe, expect, test } from 'vitest';
import { refuseMarkdown, titleOf } from './markdown-file';

describe('the title of a Markdown file', () => {
  test.each([
    ['---\ntitle: 前言里的标题\ntags: [a]\n---\n# 别的\n', '前言里的标题'],
    ['---\r\ntitle: "带引号的"\r\n---\r\n正文', '带引号的'],
    ['第一段\n\n# 第一个标题 #\n\n# 第二个', '第一个标题'],
    ['---\nauthor: x\n---\n# 标题', '标题'],
    ['## 只有二级标题', ''],
    ['#没有空格', ''],
    ['', ''],
  ])('of %j is %j', (markdown, title) => expect(titleOf(markdown)).toBe(title));
});

test.each([
  ['a.md', 10, null],
  ['a.MARKDOWN', 10, null],
  ['a.md', 1024 * 1024 + 1, '文件不能超过 1MB'],
  ['a.docx', 10, '请选择 Markdown 文件（.md）'],
  ['md', 10, '请选择 Markdown 文件（.md）'],
])('a file %s of %i bytes is answered with %j', (name, size, answer) => {
  expect(refuseMarkdown({ name, size })).toBe(answer);
});
