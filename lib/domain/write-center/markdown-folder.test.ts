import { expect, test } from 'vitest';
import { frontMatterOf } from './front-matter';
import { readFolderArticle, withUploaded, type FolderFile } from './markdown-folder';

const file = (path: string): FolderFile => ({ path, file: new File(['x'], path) });
const FILES = ['a/图.png', 'a/b/my pic(1).png', '附件/只有一个.jpg', 'x/两个.png', 'y/两个.png', 'cover.png'].map(file);
const read = (text: string, path = 'a/b/文.md') => readFolderArticle(path, text, FILES);

test('front matter is read in the forms that blogs write', () => {
  const { fields, content } = frontMatterOf(
    '---\ntitle: "引号: \\"里\\""\ntags:\n  - 甲\n  - \'乙\'\nlist: [一, "二, 三"]\ndescription: >\n  折\n  叠\ndate: 2024-01-02 # 注\n---\n正文',
  );
  expect(fields).toEqual({
    title: '引号: "里"',
    tags: ['甲', '乙'],
    list: ['一', '二, 三'],
    description: '折 叠',
    date: '2024-01-02',
  });
  expect(content).toBe('正文');
});

test('title, tags, description and date come from the front matter, which the text is without', () => {
  const { writing, otherTags, date } = read(
    '---\r\ntitle: 题\r\ntags: [前端, vue, 手冲]\r\ndescription: 一句\r\ndate: 2024-01-02\r\n---\r\n# 题\r\n\r\n正文\r\n',
  );
  expect(writing).toMatchObject({
    title: '题',
    content: '正文\n',
    category: '2',
    tag: ['qd', 'vue'],
    description: '一句',
  });
  expect(otherTags).toEqual(['手冲']);
  expect(date).toBe('2024-01-02');
});

test('without front matter the first heading or the name of the file is the title', () => {
  expect(read('# 标题\n\n# 二\n').writing).toMatchObject({ title: '标题', content: '# 二\n', category: '', tag: [] });
  expect(read('没有标题').writing.title).toBe('文');
});

test('pictures are found beside the text, above it, in the folder and by a name of their own', () => {
  const { pictures, missing, writing } = read(
    [
      '![一](../图.png) ![二](my%20pic(1).png "题") ![](<./my pic(1).png>)',
      '![[只有一个.jpg|300]] <img src="/cover.png">',
      '![](两个.png) ![](https://a.example/x.png) ![](../../../出去.png)',
      '```\n![](无.png)\n```',
    ].join('\n'),
  );
  expect([...pictures.values()].map(({ path }) => path)).toEqual([
    'a/图.png',
    'a/b/my pic(1).png',
    'a/b/my pic(1).png',
    '附件/只有一个.jpg',
    'cover.png',
  ]);
  expect(missing).toEqual(['两个.png', '../../../出去.png']);
  const uploaded = new Map([...pictures.keys()].map((address, index) => [address, `https://img/${index}`]));
  const { content } = withUploaded({ ...read(''), writing }, uploaded);
  expect(content.split('\n').slice(0, 2)).toEqual([
    '![一](https://img/0) ![二](https://img/1 "题") ![](https://img/2)',
    '![](https://img/3) <img src="https://img/4">',
  ]);
});

test('a cover that has no address of its own is left out', () => {
  const article = read('---\ntitle: 题\ncover: ../../cover.png\n---\n');
  expect([...article.pictures.keys()]).toEqual(['../../cover.png']);
  expect(withUploaded(article, new Map()).coverImage).toBe('');
  expect(withUploaded(article, new Map([['../../cover.png', 'https://img/c']])).coverImage).toBe('https://img/c');
});
