import { expect, test } from 'vitest';
import { fitPaper } from './fit-paper';

/** jsdom has no layout. */
function content(html: string, width: number): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = html;
  for (const node of body.children) Object.defineProperty(node, 'scrollWidth', { value: width });
  return body;
}

const WIDE = '<span class="math-display"></span><div class="table-scroll"><table></table></div>';

test('wide formulas and tables get smaller letters on paper, others keep theirs', () => {
  const scalesAt = (width: number) => {
    const body = content(WIDE, width);
    fitPaper(body);
    return [...body.children].map((node) => (node as HTMLElement).style.getPropertyValue('--paper-scale'));
  };
  expect(scalesAt(600)).toEqual(['1.000', '1.000']);
  expect(scalesAt(1_000)).toEqual(['0.690', '0.690']);
});

test('what letters that can be read do not fit may be broken', () => {
  const body = content(WIDE, 2_000);
  fitPaper(body);
  expect(body.querySelectorAll('[data-too-wide]')).toHaveLength(2);
});
