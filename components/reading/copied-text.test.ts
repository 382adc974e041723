// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderArticleHtml } from '@/lib/html/render-article';
import { latexOf, tableCells, toHtml, toMarkdown, toTsv } from './copied-text';

function contentOf(html: string): HTMLElement {
  document.body.innerHTML = `<div class="markdown-body">${html}</div>`;
  return document.body;
}

function tableOf(html: string): HTMLTableElement {
  const table = contentOf(html).querySelector('table');
  if (!table) throw new Error('There is no table');
  return table;
}

const MATH =
  '<math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math>';

describe('a formula', () => {
  it('is copied as the LaTeX that it was made of', () => {
    const content = contentOf(
      renderArticleHtml('<p><span class="math math-display">\\frac{a}{b}</span></p>', 'https://site.example').html,
    );
    const formula = content.querySelector('.math-display, .math-source');
    expect(formula && latexOf(formula)).toBe(String.raw`\frac{a}{b}`);
  });
});

describe('a table', () => {
  const table = () =>
    tableOf(
      `<table class="x"><thead><tr><th>名称</th><th>公式</th></tr></thead><tbody><tr><td>质能 | 方程<br>狭义</td><td>${MATH}</td></tr>` +
        '<tr><td colspan="2"><a href="/post/1" class="y" onclick="x()">"引号"</a></td></tr></tbody></table>',
    );

  it('is copied as Markdown, in which signs of a table are no signs', () => {
    expect(toMarkdown(tableCells(table())).split('\n')).toEqual([
      '| 名称 | 公式 |',
      '| --- | --- |',
      String.raw`| 质能 \| 方程<br>狭义 | $E=mc^2$ |`,
      '| "引号" |  |',
    ]);
  });

  it('is copied for spreadsheets, with lines and quotes within a cell', () => {
    expect(toTsv(tableCells(table()))).toBe('名称\t公式\n"质能 | 方程\n狭义"\t$E=mc^2$\n"""引号"""\t');
  });

  it('is copied as html without the page’s own, with whole addresses', () => {
    const html = toHtml(table());
    expect(html).toContain('<td colspan="2"><a href="http://localhost');
    expect(html).toContain('$E=mc^2$');
    expect(html).not.toMatch(/class=|onclick|<math/);
  });

  it('keeps its columns where a cell spans rows', () => {
    const cells = tableCells(tableOf('<table><tr><td rowspan="2">甲</td><td>1</td></tr><tr><td>2</td></tr></table>'));
    expect(cells).toEqual([
      ['甲', '1'],
      ['', '2'],
    ]);
  });
});
