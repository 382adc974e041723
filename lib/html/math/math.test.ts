import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { renderArticleHtml } from '@/lib/html/render-article';
import { asRead, faultsIn } from '@/lib/html/testing';

const shown = (html: string) => asRead(renderArticleHtml(html, 'https://site.example').html);

describe('formulas', () => {
  test('of the editor become MathML', () => {
    expect(shown('<p><span class="math math-inline">x^2</span></p>')).toMatch(
      /^<p><math [^>]*><semantics><mrow><msup>.*<\/math><\/p>$/,
    );
  });

  test('of their own line scroll and are reached by the keyboard', () => {
    expect(shown('<div class="math math-display">\\frac{a}{b}</div>')).toMatch(
      /^<span class="math-display" tabindex="0"><math [^>]*display="block">/,
    );
  });

  test('have upright bars for norms, and keep the sign of parallels', () => {
    const html = shown(
      '<span class="math math-inline">\\|x\\| \\lVert y\\rVert \\left\\|z\\right\\| a \\parallel b</span>',
    );
    expect(html.match(/<mi>\|\|<\/mi>/g)).toHaveLength(4);
    expect(html.match(/[‖∥]/g)?.join('')).toBe('‖‖∥');
  });

  test('have their columns, lines, boxes and strokes as classes, which browsers draw', () => {
    const table = (source: string) =>
      shown(`<span class="math math-inline">${source}</span>`).match(/<(?:mtd|mrow)(?: class="[^"]*")?>/g);
    expect(table(String.raw`\begin{aligned} f &= a \\ g &= b \end{aligned}`)?.join('')).toMatch(
      /(?:<mtd class="cell-right cell-tight-end">.*<mtd class="cell-left cell-tight-start">.*){2}/,
    );
    expect(table(String.raw`\begin{array}{l|r} a&b \\ \hline c&d \end{array}`)).toEqual([
      '<mtd class="cell-left cell-line-end cell-line-below">',
      '<mtd class="cell-right cell-line-below">',
      '<mtd class="cell-left cell-line-end">',
      '<mtd class="cell-right">',
    ]);
    expect(table(String.raw`\boxed{x} \xcancel{y}`)).toEqual(
      expect.arrayContaining([
        '<mrow class="enclosed-box">',
        '<mrow class="enclosed-updiagonalstrike enclosed-downdiagonalstrike">',
      ]),
    );
  });

  test('have the letters of their alphabets as characters', () => {
    const html = shown(
      '<span class="math math-inline">\\mathbb{RN1} \\mathcal{LA} \\mathbf{xY2} \\boldsymbol{\\alpha} \\mathfrak{gC} \\mathsf{T} \\mathtt{z}</span>',
    );
    expect(html.replace(/<annotation.*?<\/annotation>|<[^>]*>|\s/g, '')).toBe('ℝℕ𝟙ℒ𝒜𝐱𝐘𝟐𝜶𝔤ℭ𝖳𝚣');
    expect(html).not.toContain('mathvariant');
  });

  test('keep upright letters, which browsers know', () => {
    expect(shown('<span class="math math-inline">\\mathrm{d}x</span>')).toContain(
      '<mi mathvariant="normal">d</mi><mi>x</mi>',
    );
  });

  test('of newer editors are known by their code', () => {
    expect(shown('<p><code class="language-math math-inline">x</code></p>')).toContain('<math');
    expect(shown('<pre><code class="language-math math-display">x</code></pre>')).toContain('<math');
  });

  test('that another client rendered are rendered anew from their source', () => {
    const html = shown(
      `<p>${katex.renderToString('\\sqrt{x}')}</p><p>${katex.renderToString('y', { displayMode: true })}</p>`,
    );
    expect(html.match(/<math/g)).toHaveLength(2);
    expect(html).toContain('msqrt');
    expect(html).toContain('class="math-display"');
    expect(html).not.toContain('katex');
  });

  test('that cannot be rendered stay readable', () => {
    expect(shown('<span class="math math-inline">\\frac{</span>')).toBe('<code class="math-source">\\frac{</code>');
  });

  test('survive being read by a browser, also where KaTeX nests elements in tokens', () => {
    const html = shown(
      '<span class="math math-inline">\\mathop{\\mathrm{argmin}}_\\mathbf{x} \\stackrel{\\mathrm{def}}{=}</span>',
    );
    expect(html).toContain('<math');
    expect(faultsIn(html)).toEqual([]);
  });

  test('that define themselves without end are given up, each of them', () => {
    const html = shown('<span class="math math-inline">\\def\\a{\\a\\a}\\a</span>'.repeat(500));
    expect(html.match(/class="math-source"/g)).toHaveLength(500);
  });

  test('that make a megabyte of a line are shown as their source, and soon no others are tried', () => {
    const bomb = `\\def\\a{\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\b{\\c\\c\\c\\c\\c\\c\\c\\c}\\def\\c{${'x'.repeat(1_500)}}\\a`;
    const html = shown(`<p><span class="math math-inline">${bomb}</span></p>`.repeat(30));
    expect(html.match(/class="math-source"/g)).toHaveLength(30);
    expect(html.length).toBeLessThan(100_000);
  });
});
