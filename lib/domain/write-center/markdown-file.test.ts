import { describe, expect, test } from 'vitest';
import { readMarkdown, titleOf } from './markdown-file';

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
  ['a.md', '正文', { content: '正文' }],
  ['a.MARKDOWN', '\ufeff正文', { content: '正文' }],
  ['old.md', Uint8Array.of(0xd5, 0xfd, 0xce, 0xc4), { content: '正文' }],
  ['a.md', 'x'.repeat(1024 * 1024 + 1), { refusal: '文件不能超过 1MB' }],
  ['a.docx', 'x', { refusal: '请选择 Markdown 文件（.md）' }],
  ['md', 'x', { refusal: '请选择 Markdown 文件（.md）' }],
])('a chosen file %s is read in its encoding, or refused', async (name, content, answer) => {
  expect(await readMarkdown(new File([content], name))).toEqual(answer);
});

test('a file that went away since it was chosen is refused in words', async () => {
  const gone = Object.assign(new File([], 'a.md'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await readMarkdown(gone)).toEqual({ refusal: '文件读不出来，它可能已被移动或删除' });
});
