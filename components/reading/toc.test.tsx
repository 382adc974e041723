import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderArticleHtml } from '@/lib/html/render-article';
import { ArticleToc } from './toc';

let cross: () => void = () => undefined;
const hidePopover = vi.fn<() => void>();
let disconnected = 0;

function open(tops: Map<string, number>) {
  const { html, headings } = renderArticleHtml('<h2>甲</h2><h3>乙</h3><h2>丙</h2>', 'https://site.example');
  const article = document.createElement('div');
  article.className = 'markdown-body';
  article.innerHTML = html;
  document.body.append(article);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.id) ?? 0, 100, 20);
  });
  return render(<ArticleToc headings={headings} />);
}

beforeEach(() => {
  HTMLElement.prototype.hidePopover = hidePopover.mockReset();
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get bottom() {
        return this.top + this.height;
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        cross = callback;
      }
      observe() {}
      disconnect() {
        disconnected += 1;
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const current = () => document.querySelector('[aria-current]')?.textContent;

test('every heading has a plain link, nested by level', () => {
  open(new Map());
  const links = screen.getAllByRole('link', { hidden: true }).filter((link) => link.closest('nav'));
  expect(links.map((link) => link.textContent)).toEqual(['甲', '乙', '丙']);
  expect(decodeURIComponent(links[1]?.getAttribute('href') ?? '')).toBe('#h-乙');
  expect(links[1]?.closest('ol ol')).not.toBeNull();
});

test('the last heading in the upper quarter of the screen is the current one, and only it', () => {
  const tops = new Map([
    ['h-甲', -500],
    ['h-乙', window.innerHeight * 0.2],
    ['h-丙', 900],
  ]);
  open(tops);
  act(cross);
  expect(current()).toBe('乙');
  tops.set('h-乙', -100);
  tops.set('h-丙', 100);
  act(cross);
  expect(current()).toBe('丙');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('a heading that was just jumped to is the current one, although the next is near', () => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingTop: '76px' } as CSSStyleDeclaration);
  open(
    new Map([
      ['h-甲', 76],
      ['h-乙', 120],
      ['h-丙', 900],
    ]),
  );
  act(cross);
  expect(current()).toBe('甲');
});

test('markup in a heading is text', () => {
  render(<ArticleToc headings={[{ id: 'h-x', level: 2, text: '<img src=x> & "y"' }]} />);
  expect(document.querySelector('nav a')).toHaveTextContent('<img src=x> & "y"');
  expect(document.querySelector('nav img')).toBeNull();
});

test('above the first heading none is current', () => {
  open(
    new Map([
      ['h-甲', 300],
      ['h-乙', 600],
      ['h-丙', 900],
    ]),
  );
  act(cross);
  expect(current()).toBeUndefined();
});

test('choosing an entry closes the sheet of small screens', () => {
  open(new Map());
  const link = document.querySelector('nav a');
  if (link) fireEvent.click(link);
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('leaving the page stops the watching', () => {
  disconnected = 0;
  open(new Map()).unmount();
  expect(disconnected).toBe(1);
});
