import { describe, expect, it, test } from 'vitest';
import { renderArticleHtml } from './render-article';
import { renderMarkdown } from './markdown';

const SITE = 'https://site.example';
const published = (markdown: string) => renderMarkdown(markdown).html;
const article = (markdown: string) => renderArticleHtml(published(markdown), SITE).html;
const textOf = (html: string) => html.replace(/<annotation[\s\S]*?<\/annotation>/g, '').replace(/<[^>]*>/g, '');

describe('emphasis beside Chinese punctuation', () => {
  it.each([
    ['**注意：**这一步不能撤销。请点击**「提交」**完成。', ['注意：', '「提交」']],
    ['- **开源：**任何人都可以看。', ['开源：']],
    ['**免费（个人）**使用', ['免费（个人）']],
    ['下一句**`code`语句**终止，**“引号”**后面。', ['<code>code</code>语句', '“引号”']],
  ])('is what the author marked: %s', (markdown, bold) => {
    const html = published(markdown);
    expect([...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, words]) => words)).toEqual(bold);
    expect(textOf(html)).not.toContain('*');
  });

  it('strikes through between two tildes only, so that times and ranges stay', () => {
    const html = published('营业 9:00~18:00，周一~周五。**~~真的删除~~**。H~2~O');
    expect([...html.matchAll(/<del>(.*?)<\/del>/g)].map(([, words]) => words)).toEqual(['真的删除']);
    expect(textOf(html)).toContain('9:00~18:00，周一~周五');
  });
});

describe('emoji codes', () => {
  it.each(['2001:db8:1234:5678::1', 'root:x:0:0', '1:100:1', 'a:b:c'])('are none within words: %s', (markdown) => {
    expect(textOf(published(markdown)).trim()).toBe(markdown);
  });
  it('are emoji elsewhere', () => {
    expect(textOf(published('好:smile:！ :+1: :tada:'))).toContain('好😄！ 👍 🎉');
    expect(textOf(published('https://a.example/:tada:/'))).toBe('https://a.example/:tada:/');
    expect(textOf(published('<div><b>:cn:</b> <code>:cn:</code></div>\n\n`:cn:` $:cn:$'))).toBe('🇨🇳 :cn:\n:cn: :cn:');
  });
});

test('footnotes may have names in any script', () => {
  const html = article('第一处[^注一]，第二处[^注一]。\n\n[^注一]: 中文名的脚注。');
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(targets.length).toBeGreaterThan(2);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
});

test('a text may begin with a rule; front matter is left out', () => {
  expect(textOf(published('---\n\n导语在这里。\n\n---\n\n## 正文'))).toContain('导语在这里');
  for (const introduction of [
    '# 题\n\n导语',
    '链接 https://a.example\n',
    'https://a.example/导语',
    'title: 导语\n\n一段',
  ])
    expect(textOf(published(`---\n${introduction}\n\n---\n\n正文`))).toMatch(/导语|链接/);
  expect(textOf(published('---\ntitle: 题\ntags: [a]\n---\n\n正文'))).toBe('正文');
  expect(textOf(published('\ufeff---\n# 注\ntitle: 题\n标签:\n- 甲\n  乙: 丙\n---\n\n正文'))).toBe('正文');
});

test('pictures have the width that their author gave them', () => {
  const html = article(
    '<img src="https://e.example/a.png" width="50%"> <img src="https://e.example/a.png" width="300px"> <img src="https://e.example/a.png" style="zoom:50%;"> <img src="https://e.example/a.png" style="zoom: .67">',
  );
  expect([...html.matchAll(/<img[^>]* width="([^"]*)"/g)].map(([, width]) => width)).toEqual([
    '50%',
    '300',
    '50%',
    '67%',
  ]);
});

test('a quote that begins with a sign of GitHub’s is a box with a title', () => {
  const html = article('> [!NOTE]\n> 读者应该知道的事。\n\n> [!WARNING]\n> 注意。\n\n> [!other]\n> 引用');
  expect(html).toContain('<div class="alert alert-note"><p class="alert-title">注</p>');
  expect(html).toContain('alert-warning');
  expect(html).toContain('<blockquote>');
  expect(html).not.toContain('[!NOTE]');
  const titled = article('> [!danger]- 高危操作\n> 不可逆\n\n> [!note] 见**粗体**\n> 引用');
  expect(titled).toContain('<div class="alert alert-caution"><p class="alert-title">高危操作</p>');
  expect(titled).toContain('<blockquote>');
});

test('tags keep their meaning', () => {
  const html = article(
    '<u>下划线</u> <font color="red">红</font> <span style="font-weight: 400; color: #008000">绿</span> <mark>标</mark> <kbd>Ctrl</kbd> H<sub>2</sub>O\n\n<center>居中</center>',
  );
  for (const kept of [
    '<u>下划线</u>',
    '<span class="text-red">红</span>',
    '<span class="text-green">绿</span>',
    '<mark>标</mark>',
    '<kbd>Ctrl</kbd>',
    '<sub>2</sub>',
  ])
    expect(html).toContain(kept);
  expect(html).toContain('<center>居中</center>');
});

test('the author is told what readers will not see', () => {
  expect(renderMarkdown('正文 <kbd>键</kbd>').omissions).toEqual([]);
  expect(
    renderMarkdown(
      '---\ntitle: 题\n---\n\n<iframe src="https://p.example/1"></iframe>\n\n<svg><rect/></svg><select></select>',
    ).omissions,
  ).toEqual(['开头的文件头（front matter）不会显示', '<iframe> 换成了链接', '<svg>、<select> 及其内容不会显示']);
});

test.each([
  ['![图](https://p.example/a_b_c.png =300x200)', 'width="300" height="200"'],
  ['行内 ![图](https://p.example/a.png =300x)，后文', 'width="300"'],
  ['![](https://p.example/a.png  =x200 )', 'height="200"'],
  ['[![图](https://p.example/a.png =40%x)](https://e.example)', 'width="40%"'],
])('a size behind the address of a picture is its size: %s', (markdown, size) => {
  const html = article(markdown);
  expect(html).toContain(size);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(textOf(html)).not.toMatch(/[=!\[\]]/);
});

test('what only resembles a size stays text, and code is never read', () => {
  expect(textOf(article('![图](https://p.example/a.png =大)'))).toContain('=大)');
  expect(textOf(article('`![图](https://p.example/a.png =3x4)`'))).toContain('=3x4)');
});

test.each(['[TOC]', '[[toc]]', '@[toc](目录)', '@[TOC]', '${toc}', '[[_TOC_]]'])(
  'the mark of a table of contents is not shown, which its author is told: %s',
  (mark) => {
    const { html, omissions } = renderMarkdown(`${mark}\n\n## 一\n\n说说 [TOC] 怎么写`);
    expect(textOf(html).trim()).toBe('一\n说说 [TOC] 怎么写');
    expect(omissions).toEqual(['目录标记（如 [TOC]）不会显示，正文旁已有目录']);
  },
);

test('a link without an address leads nowhere', () => {
  expect(article('[空]()')).toBe('<p><a>空</a></p>');
  expect(article('![空]()')).not.toContain('src=');
});

test('where a player stood is a link', () => {
  const html = article(
    '<iframe src="//player.example.com/1" title="演示"></iframe>\n\n<video controls><source src="https://e.example/a.mp4"></video>',
  );
  expect(html).toMatch(/<a href="https:\/\/player\.example\.com\/1"[^>]*>嵌入内容：演示<\/a>/);
  expect(html).toMatch(/<a href="https:\/\/e\.example\/a\.mp4"[^>]*>视频：https:\/\/e\.example\/a\.mp4<\/a>/);
  expect(article('<audio src="./a.mp3"></audio>')).toContain('音频：./a.mp3');
});

test.each([...'*_~`$[]()<>!#|-+=:\\^&"\'@./ \t\n>'])('30 kB of %j are rendered', { timeout: 60_000 }, (sign) => {
  const html = published(sign.repeat(30_000));
  expect(html.length).toBeLessThan(3_000_000);
});
