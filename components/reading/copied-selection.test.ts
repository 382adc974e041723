// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { copyFormulas } from './copied-selection';

const MATH = (tex: string, display = '') =>
  `<math${display}><semantics><mrow><mi>E</mi><mn>2</mn></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;

function copy(select: (range: Range, body: HTMLElement) => void, html: string, reading = ' data-reading') {
  document.body.innerHTML = `<div class="markdown-body"${reading}>${html}</div>`;
  const body = document.querySelector<HTMLElement>('.markdown-body');
  const range = document.createRange();
  if (body) select(range, body);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  const setData = vi.fn();
  const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
  copyFormulas(event as unknown as ClipboardEvent);
  return Object.fromEntries(setData.mock.calls) as Record<string, string>;
}
const all = (range: Range, body: HTMLElement) => range.selectNodeContents(body);

it('a selected text has its formulas as LaTeX, and keeps them as they are for editors', () => {
  const copied = copy(all, `<p>质能 ${MATH('E=mc^2')} 方程</p>${MATH('x', ' display="block"')}`);
  expect(copied['text/plain']).toBe('质能 $E=mc^2$ 方程$$x$$');
  expect(copied['text/html']).toContain('<math>');
  expect(document.querySelectorAll('math')).toHaveLength(2);
});

it('what the page adds to a text is copied neither as text nor for editors', () => {
  const code = '<pre><button>复制</button><code>let x</code></pre>';
  const copied = copy(all, `<h2>标题<a class="anchor" href="#a">#</a></h2>${code}<p>${MATH('x')}</p>`);
  expect(copied['text/plain']).toBe('标题let x$x$');
  expect(copied['text/html']).toContain('<h2>标题</h2><pre><code>let x</code></pre>');
});

it('a formula that the selection cuts is copied whole', () => {
  const select = (range: Range, body: HTMLElement) => {
    range.setStart(body.querySelector('mn')?.firstChild ?? body, 0);
    range.setEndAfter(body.querySelector('p') ?? body);
  };
  expect(copy(select, `<p>质能 ${MATH('E=mc^2')} 方程</p>`)['text/plain']).toBe('$E=mc^2$ 方程');
});

it('other selections are left to the browser', () => {
  expect(copy(all, '<p>没有公式</p>')).toEqual({});
  expect(copy(all, `<p>${MATH('x')}</p>`, '')).toEqual({});
});
