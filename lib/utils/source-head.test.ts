import { expect, test } from 'vitest';
import { splitHead } from './source-head';

test.each([
  ['a mapping', '---\ntitle: 题\ntags: [a]\n---\n正文', 'title: 题\ntags: [a]', '正文', 4],
  ['Windows line ends', '---\r\ntitle: 题\r\n\r\n---\r\n\r\n正文', 'title: 题', '\r\n正文', 4],
  ['line ends of old Macs', '---\rtitle: 题\r---\r正文', 'title: 题', '正文', 3],
  [
    'a comment first, lists and blocks',
    '--- \n# 注\n标签:\n- 甲\n  乙: 丙\n]\n---\t\n',
    '# 注\n标签:\n- 甲\n  乙: 丙\n]',
    '',
    7,
  ],
  ['keys with blanks and colons', '---\na: 1\n"b c": 2\nog:title: 3\n---\n', 'a: 1\n"b c": 2\nog:title: 3', '', 5],
  ['no text behind it', '---\ntitle:\n---', 'title:', '', 3],
])('front matter with %s ends where its second rule stands', (_kind, source, head, body, bodyLine) => {
  expect(splitHead(source)).toEqual({ head, body, bodyLine });
});

test.each([
  ['a sentence between two rules', '---\n导语在这里。\n\n---\n正文'],
  ['a sentence behind a mapping', '---\ntitle: 导语\n\n一段\n\n---\n正文'],
  ['a link between two rules', '---\nhttps://a.example/导语\n\n---\n'],
  ['a heading between two rules', '---\n# 题\n\n导语: 一\n\n---\n'],
  ['a longer rule', '----\ntitle: 题\n----\n'],
  ['an indented rule', ' ---\ntitle: 题\n---\n'],
  ['nothing between two rules', '---\n---\n'],
  ['nothing', ''],
])('%s is no front matter', (_kind, body) => {
  expect(splitHead(body)).toEqual({ head: undefined, body, bodyLine: 0 });
});

test.each(['-a: x', 'a: x', '  a: x', '# a: x', '-', ''])(
  'lines %j without a second rule are text, however many',
  (line) => {
    const source = `---\ntitle: 配置\n${`${line}\n`.repeat(50_000)}`;
    expect(splitHead(source).body).toBe(source);
  },
);
