import { describe, expect, it } from 'vitest';
import { renderArticleHtml } from '@/lib/html/render-article';
import { renderMarkdown } from '@/lib/html/markdown';

const SITE = 'https://site.example';
const published = (markdown: string) => renderMarkdown(markdown).html;
const article = (markdown: string) => renderArticleHtml(published(markdown), SITE).html;
const textOf = (html: string) => html.replace(/<annotation[\s\S]*?<\/annotation>/g, '').replace(/<[^>]*>/g, '');
const formulasIn = (markdown: string) =>
  [...published(markdown).matchAll(/class="math math-(inline|display)">([\s\S]*?)<\/(?:span|div)>/g)].map(
    ([, kind, formula]) => `${kind}: ${formula}`,
  );

describe('formulas', () => {
  it.each([
    [
      '$$\\begin{aligned}\na &= b \\\\\n  &= d\n\\end{aligned}$$\n\n后面的**正文**。',
      ['display: \\begin{aligned}\na &#x26;= b \\\\\n  &#x26;= d\n\\end{aligned}'],
    ],
    ['$$a\n=b$$\n\n正文', ['display: a\n=b']],
    ['$$E = mc^2$$', ['display: E = mc^2']],
    ['$$\na\n$$', ['display: a']],
    ['- 甲\n\n  $$a\n  + b$$\n- 乙', ['display: a\n+ b']],
    ['> $$x$$', ['display: x']],
    ['得 $$x$$ 于是', ['display: x']],
    ['$$a\n+ b$$ 其中', ['display: a\n+ b']],
    ['由此得 $$\na + b\n$$\n所以**正文**', ['display: a + b']],
    [
      '> 由 $$a$$ 得 $$\\begin{aligned}\n> a\n> \\end{aligned}$$ 后',
      ['display: a', 'display: \\begin{aligned}\na\n\\end{aligned}'],
    ],
    ['```math\nx^2\n```\n\n以及 $`y`$', ['display: x^2', 'inline: y']],
    ['速度$v_{平均}$', ['inline: v_{平均}']],
    ['设$x$为，$\\text{速度} = v$', ['inline: x', 'inline: \\text{速度} = v']],
    ['设 $x$，$ y $ 与 $5 + z$，价格 $5 和 $6', ['inline: x', 'inline: y', 'inline: 5 + z']],
    ['变量$a和公式 $x$。', ['inline: x']],
  ])('are formulas, and what is behind them is text: %j', (markdown, formulas) => {
    expect(formulasIn(markdown)).toEqual(formulas);
  });

  it.each([
    '这台每月 $5，那台每月 $12',
    '价格 $5 和 $10，涨到 US$20',
    '$5 或 $ 换算',
    '环境变量$HOME和$PATH',
    '$refs、$emit',
    '变量$a和$b',
    'echo $(pwd)、${HOME}、$1',
  ])('are none of prices and variables: %s', (markdown) => {
    expect(formulasIn(markdown)).toEqual([]);
    expect(textOf(published(markdown)).trim()).toBe(markdown);
  });

  it('that are never closed stay text to the end of their paragraph', () => {
    const html = published('$$\na = b\n\n## 第二节\n\n正文');
    expect(html).toContain('<h2>第二节</h2>');
    expect(html).toContain('$$');
    expect(published('$$a\n\n正文**粗**')).toContain('<strong>粗</strong>');
  });

  it('are none of lone marks in the lines of a paragraph', () => {
    expect(formulasIn('变量 $$ 是进程号，\n而 $$ 不会变')).toEqual([]);
  });

  it('are not looked for in code', () => {
    expect(formulasIn('```\n$$a$$\n```\n\n`$x$`')).toEqual([]);
  });

  it('have their numbers: an author’s, or the next one', () => {
    const numbers = (markdown: string) =>
      [...article(markdown).matchAll(/equation-number"><mtext>(.*?)<\/mtext>/g)].map(([, number]) => number);
    expect(numbers('$$\nE = mc^2 \\tag{2}\n$$')).toEqual(['(2)']);
    expect(numbers('$$\\label{eq:a} E \\tag{4}$$')).toEqual(['(4)']);
    // The cells between the formula and its number take the room that is left.
    expect(article('$$E \\tag{4}$$').match(/class="equation-glue"/g)).toHaveLength(2);
    expect(
      numbers(
        '$$\n\\begin{align}\na &= b \\\\\nc &= d \\tag{3} \\\\\ne &= f \\notag\n\\end{align}\n$$\n\n$$\\begin{equation}x\\end{equation}$$',
      ),
    ).toEqual(['(1)', '(3)', '(2)']);
  });

  it('of chemistry, with links and with words are drawn, and keep their source for those who copy them', () => {
    expect(article('$$\\ce{2H2 + O2 -> 2H2O}$$')).toContain('<math');
    const linked = article('$\\href{https://a.example}{q}$');
    expect(linked).toContain('<mi>q</mi>');
    expect(linked).not.toContain('mathcolor');
    expect(linked).not.toContain('href="');
    expect(article('$x^2$')).toContain('<annotation encoding="application/x-tex">x^2</annotation>');
  });
});
