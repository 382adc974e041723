import { expect, it } from 'vitest';
import { htmlLines } from './html-lines';

const read = (html: string) => {
  const { lines, isFormatted } = htmlLines(html, 'https://site.example');
  return { lines: lines.map(({ text, isPoint }) => (isPoint ? `- ${text}` : text)), isFormatted };
};

it.each([
  ['<p>一</p><p>二<br>三</p>', ['一', '二', '三'], false],
  ['<ul><li><p>一</p></li><li>二</li></ul><p>三</p>', ['- 一', '- 二', '三'], false],
  ['<ul><li>一<ul><li>二</li></ul></li></ul>', ['- 一', '- 二'], true],
  ['<ol><li>一</li></ol>', ['- 一'], true],
  ['<p>这是<strong>粗</strong>的</p>', ['这是粗的'], true],
  ['<p></p><hr>', [], false],
  ['<p>见<a href="https://a.example/b">文档</a></p>', ['见文档 (https://a.example/b)'], false],
  ['<p><a href="https://a.example/">https://a.example</a></p>', ['https://a.example'], false],
  ['<p><a href="mailto:a@b.example">a@b.example</a></p>', ['a@b.example'], false],
  ['<p><a href="/post/1">文章</a></p>', ['文章 (https://site.example/post/1)'], false],
])('the lines of %j are read', (html, lines, isFormatted) => {
  expect(read(html)).toEqual({ lines, isFormatted });
});
