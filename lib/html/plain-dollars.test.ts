import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown';

const formulasIn = (markdown: string) =>
  [...renderMarkdown(markdown).html.matchAll(/math-inline">(.*?)<\/span>/g)].map(([, formula]) => formula);

test.each(['这台每月 $5，那台每月 $12', '价格 $5 和 $10，涨到 US$20', '$5 或 $ 换算', '**$5 到 $6**'])(
  'sums of money are no formulas: %s',
  (markdown) => {
    expect(formulasIn(markdown)).toEqual([]);
    expect(
      renderMarkdown(markdown)
        .html.replace(/<[^>]*>/g, '')
        .trim(),
    ).toBe(markdown.replaceAll('**', ''));
  },
);

test('formulas are formulas, with and without spaces at both ends', () => {
  expect(formulasIn('设 $x$，$ y $ 与 $5 + z$，价格 $5 和 $6')).toEqual(['x', 'y', '5 + z']);
});
