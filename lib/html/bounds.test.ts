import { describe, expect, test } from 'vitest';
import { renderArticleHtml } from './render-article';
import { attributesIn } from './testing';
import { nestHeadings, type TocEntry } from './toc';

const MEGABYTE = 1_000_000;
const fill = (unit: string) => unit.repeat(Math.ceil(MEGABYTE / unit.length));
/** Without the bounds most of these take minutes or overflow the stack. */
const HANG_MS = 60_000;

const HUGE: Record<string, string> = {
  '20,000 levels of nesting': '<div>'.repeat(20_000) + '正文' + '</div>'.repeat(20_000),
  'a megabyte of nesting': fill('<div>'),
  'a megabyte of formatting that never ends': fill('<b>'),
  'formatting that every paragraph reopens': Array.from(
    { length: 50_000 },
    (_, index) => `<font color=${index}><p>`,
  ).join(''),
  'a megabyte of paragraphs': fill('<p>'),
  'a megabyte of links': fill('<a href=x>'),
  'a megabyte of images': fill('<img src=a>'),
  'a megabyte of tables': fill('<table>'),
  'a megabyte of code blocks': fill('<pre>x</pre>'),
  'a megabyte of formulas': fill('<span class="math math-inline">x^2</span>'),
  'a megabyte of Chinese': fill('好'),
  'a megabyte of open brackets': fill('<'),
  'a megabyte of one attribute': `<p title="${fill('x')}">`,
  'a megabyte of classes': `<code class="${fill('x ')}">x</code>`,
  'a megabyte of headings': fill('<h2>标题</h2>'),
};

describe('an article of a megabyte', () => {
  test.each(Object.keys(HUGE))('%s is shown, in reasonable size', { timeout: HANG_MS }, (name) => {
    const { html } = renderArticleHtml(HUGE[name] ?? '', 'https://site.example');
    expect(html.length).toBeLessThan(8 * MEGABYTE);
  });

  test('keeps the text of elements beyond the depth limit', () => {
    expect(renderArticleHtml(HUGE['20,000 levels of nesting'] ?? '', 'https://site.example').html).toContain('正文');
  });

  test('with 5,000 headings has 600 entries, and no targets beyond them', () => {
    const source = Array.from(
      { length: 5_000 },
      (_, index) => `<h${2 + (index % 3)} id=own-${index}>第 ${index} 节</h${2 + (index % 3)}><p>正文</p>`,
    );
    const { html, headings } = renderArticleHtml(source.join(''), 'https://site.example');
    expect(headings).toHaveLength(600);
    expect(attributesIn(html, 'id')).toEqual(headings.map(({ id }) => id));
    expect(html).toContain('第 4999 节');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(600);
    const count = (entries: readonly TocEntry[]): number =>
      entries.reduce((sum, { entries: below }) => sum + 1 + count(below), 0);
    expect(count(nestHeadings(headings))).toBe(600);
  });

  test('has 5,000 links, pictures and code blocks in all; of further ones the words are left', () => {
    const source = [
      '<a href="https://a.example/">链接</a>'.repeat(2_000),
      '<img src="/x.png" alt="图">'.repeat(2_000),
      '<pre>x</pre>'.repeat(2_000),
      '<p><a href="https://a.example/">最后的链接</a><img src="/last.png" alt="最后的图"></p>',
    ].join('');
    const { html } = renderArticleHtml(source, 'https://site.example');
    expect(attributesIn(html, 'src')).toHaveLength(2_000);
    expect(html.split('class="code-block"')).toHaveLength(1_001);
    expect(html).toContain('<p><a>最后的链接</a><span>最后的图</span></p>');
  });
});
