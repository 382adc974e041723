import { describe, expect, it } from 'vitest';
import { renderInlineMarkdown } from './inline-markdown';

const render = (markdown: string) => renderInlineMarkdown(markdown, 'https://site.example');

describe('a title or an option', () => {
  it.each([
    ['`Array.isArray(a)`', '<code>Array.isArray(a)</code>', 'Array.isArray(a)'],
    ['**粗** *斜* ~~删~~', '<strong>粗</strong> <em>斜</em> <del>删</del>', '粗 斜 删'],
    ['一\n二', '一<br>\n二', '一 二'],
    ['一\n\n二', '一<br>\n二', '一 二'],
    ['for x in a:\n    print(x)', 'for x in a:<br>\n\u00a0\u00a0\u00a0\u00a0print(x)', 'for x in a: print(x)'],
    ['```js\nif (a) {\n  b();\n}\n```', '<code>if (a) {\n  b();\n}</code>', 'if (a) { b(); }'],
    ['', '', ''],
  ])('%j is %j, or %j without its marks', (markdown, html, text) => {
    expect(render(markdown)).toEqual({ html, text });
  });

  it.each([
    '- 1',
    '1. 一',
    '# include',
    '> 0',
    '---',
    '    缩进',
    '| a | b |',
    '[^1]',
    '<div>',
    '<b>x</b>',
    'a < b && c > d',
  ])('%j is text as it was written', (markdown) => {
    const { html, text } = render(markdown);
    expect(html).not.toMatch(/<(?!br)/);
    expect(text).toBe(markdown.trim());
  });

  it('has its formulas drawn, and their source in plain text', () => {
    const { html, text } = render('复杂度 $O(n\\log n)$');
    expect(html).toMatch(/^复杂度 .*<math.*<\/math>/);
    expect(html).not.toContain('$');
    expect(text).toBe('复杂度 O(n\\log n)');
  });

  it('shows a picture without a link to it, which a press on the label would follow', () => {
    const { html } = render('![图](https://pictures.example/a.png)');
    expect(html).toContain('<img src="https://pictures.example/a.png" alt="图"');
    expect(html).not.toContain('<a ');
  });

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[x](javascript:alert(1))'])(
    'runs nothing of %j',
    (markdown) => expect(render(markdown).html).not.toMatch(/<script|<img|javascript:[^<]*">/),
  );
});
