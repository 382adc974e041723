import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cutPages } from './cut-pages';

/* Fake layout for jsdom: stacked blocks with heights from `data-height`; a `data-line` paragraph has lines of that
   height, ten characters each. */
const WIDTH = 794;
const PADDING = 40;
/** Room of a page: A4 without the padding above and below. */
const ROOM = 1123 - 2 * PADDING;
const CHARACTERS = 10;

const lineHeight = (element: Element) => Number(element.getAttribute('data-line') ?? 0);
const linesOf = (length: number) => Math.ceil(length / CHARACTERS);

function heightOf(element: Element): number {
  const own = element.getAttribute('data-height');
  if (own !== null) return Number(own);
  if (lineHeight(element) > 0) return linesOf(element.textContent.length) * lineHeight(element);
  return [...element.children].reduce((sum, child) => sum + heightOf(child), 0);
}

function topOf(element: Element): number {
  if (element.matches('.resume-sheet')) return 0;
  const { parentElement: parent, previousElementSibling: before } = element;
  const isBeside = element.matches('.beside > *');
  if (before && !isBeside) return topOf(before) + heightOf(before);
  if (!parent) return 0;
  return topOf(parent) + (parent.matches('.resume-sheet') ? PADDING : 0);
}

const boxOf = (element: Element) => {
  const isSecondColumn = element.matches('.beside > :last-child');
  const isColumn = element.matches('.beside > *');
  const height = heightOf(element) + (element.matches('.resume-sheet') ? 2 * PADDING : 0);
  return new DOMRect(isSecondColumn ? WIDTH / 2 : 0, topOf(element), isColumn ? WIDTH / 2 : WIDTH, height);
};

function lineBoxes(range: Range): DOMRect[] {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const block = (startContainer instanceof Element ? startContainer : startContainer.parentElement) ?? document.body;
  const isText = startContainer instanceof Text;
  const first = isText ? Math.floor(startOffset / CHARACTERS) : 0;
  const last = linesOf(isText && endContainer instanceof Text ? endOffset : block.textContent.length);
  const height = lineHeight(block);
  return Array.from(
    { length: last - first },
    (_, line) => new DOMRect(0, topOf(block) + (first + line) * height, WIDTH, height),
  );
}

beforeAll(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return boxOf(this);
  });
  Range.prototype.getClientRects = function boxes() {
    return Object.assign(lineBoxes(this), { item: () => null });
  };
  Range.prototype.getBoundingClientRect = function box() {
    const boxes = lineBoxes(this);
    const top = boxes[0]?.top ?? 0;
    return new DOMRect(0, top, WIDTH, (boxes.at(-1)?.bottom ?? top) - top);
  };
});
afterAll(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});
afterEach(() => document.body.replaceChildren());

function sheetOf(html: string, { isBeside = false, width = WIDTH } = {}): HTMLElement {
  const sheet = document.body.appendChild(document.createElement('article'));
  sheet.className = isBeside ? 'resume-sheet beside' : 'resume-sheet';
  sheet.style.padding = `${PADDING}px`;
  Object.defineProperty(sheet, 'offsetWidth', { value: width });
  sheet.innerHTML = html;
  return sheet;
}
const bodyOf = (html: string) => `<div class="resume-body">${html}</div>`;
const section = (title: string, ...items: string[]) =>
  `<section class="resume-section"><h2 data-height="40">${title}</h2><div class="resume-items">${items.join('')}</div></section>`;
const item = (text: string, height: number) => `<div data-height="${height}">${text}</div>`;

const cut = (sheet: HTMLElement, fit = false) => {
  const { pages, scale } = cutPages(sheet, { fit });
  return { pages, scale, texts: pages.map(({ textContent }) => textContent) };
};
const listsOf = (page: HTMLElement | undefined) =>
  [...(page?.querySelectorAll('ol') ?? [])].map(({ start, children }) => [start, children.length]);

it('a resume that fits is one page, with everything in its place', () => {
  const html = `<header class="resume-head" data-height="100">林间小鹿</header>${bodyOf(section('经历', item('甲', 800)))}`;
  const { pages, texts, scale } = cut(sheetOf(html));
  expect(texts).toEqual(['林间小鹿经历甲']);
  expect(pages[0]?.dataset.page).toBe('1');
  expect(pages[0]?.innerHTML).toBe(html);
  expect(scale).toBe(1);
});

it('an item that does not fit begins the next page, and takes along the heading above it', () => {
  const sheet = sheetOf(
    bodyOf(section('经历', item('甲', 600), item('乙', 350)) + section('教育', item('丙', 400), item('丁', 700))),
  );
  expect(cut(sheet).texts).toEqual(['经历甲乙', '教育丙', '丁']);
  expect(cut(sheet).pages.map(({ dataset }) => dataset.page)).toEqual(['1', '2', '3']);
});

it('an element that is cut is marked on both pages', () => {
  const { pages } = cut(sheetOf(bodyOf(section('经历', item('甲', 900), item('乙', 900)))));
  const marks = (name: string) => pages.map((page) => [...page.querySelectorAll(`[${name}]`)].map((e) => e.className));
  const cutOnes = ['resume-body', 'resume-section', 'resume-items'];
  expect(marks('data-continues')).toEqual([cutOnes, []]);
  expect(marks('data-continued')).toEqual([[], cutOnes]);
});

const listItem = (text: string) => `<li data-height="300">${text}</li>`;

it('a numbered list that is cut between two of its items goes on with the next number', () => {
  const list = `<ol>${['一', '二', '三', '四', '五', '六', '七'].map(listItem).join('')}</ol>`;
  const { pages, texts } = cut(sheetOf(bodyOf(section('成果', `<div>${list}</div>`))));
  expect(texts).toEqual(['成果一二三', '四五六', '七']);
  expect(pages.map(listsOf)).toEqual([[[1, 3]], [[4, 3]], [[7, 1]]]);
});

it('a numbered list that does not begin with 1 goes on from its own first number', () => {
  const list = `<ol start="5">${['一', '二', '三', '四'].map(listItem).join('')}</ol>`;
  const { pages } = cut(sheetOf(bodyOf(section('成果', `<div>${list}</div>`))));
  expect(pages.map(listsOf)).toEqual([[[5, 3]], [[8, 1]]]);
});

it('a numbered list that is cut within an item keeps its number, also of a list within a list', () => {
  const inner = `<ol><li data-height="450">甲</li><li data-height="450">乙</li><li data-height="450">丙</li></ol>`;
  const list = `<ol><li data-height="200">一</li><li>${inner}</li><li data-height="100">三</li></ol>`;
  const { pages, texts } = cut(sheetOf(bodyOf(section('成果', `<div>${list}</div>`))));
  expect(texts).toEqual(['成果一甲', '乙丙三']);
  expect(pages.map(listsOf)).toEqual([
    [
      [1, 2],
      [1, 1],
    ],
    [
      [2, 2],
      [2, 2],
    ],
  ]);
});

it('a paragraph that is longer than a page is cut between two of its lines, and no character is lost', () => {
  const text = Array.from({ length: 60 }, (_, line) => `第${String(line + 1).padStart(2, '0')}行，共六十行。`).join('');
  expect(text).toHaveLength(60 * CHARACTERS);
  const { texts, pages } = cut(sheetOf(bodyOf(section('自述', `<p data-line="30">${text}</p>`))));
  const onFirst = Math.floor((ROOM - 40) / 30) * CHARACTERS;
  expect(texts).toEqual([`自述${text.slice(0, onFirst)}`, text.slice(onFirst)]);
  expect(pages[1]?.querySelector('p')).toHaveAttribute('data-continued');
});

it('two columns are cut each by itself, and one that has ended leaves its place on the next page', () => {
  const html = `<header class="resume-head" data-height="300">姓名</header>${bodyOf(section('经历', item('甲', 900), item('乙', 500)))}`;
  const { pages, texts } = cut(sheetOf(html, { isBeside: true }));
  expect(texts).toEqual(['姓名经历甲', '乙']);
  expect([...(pages[1]?.children ?? [])].map(({ className }) => className)).toEqual(['resume-head', 'resume-body']);
});

it('a resume is cut alike where its preview is zoomed', () => {
  const html = bodyOf(section('经历', item('甲', 900), item('乙', 300)));
  // Zoomed to twice its layout size.
  const zoomed = html.replaceAll(/data-height="(\d+)"/g, (_, height) => `data-height="${2 * height}"`);
  const sheet = sheetOf(zoomed, { width: WIDTH / 2 });
  sheet.style.padding = `${PADDING / 2}px`;
  expect(cut(sheet).texts).toEqual(['经历甲', '乙']);
});

it('fitted to one page, a resume is scaled no further than it needs, and to 90 % at most', () => {
  // A page holds more when scaled down: 1123 / 0.94 is the first that fits.
  const { texts, scale } = cut(sheetOf(bodyOf(section('经历', item('甲', 600), item('乙', 470)))), true);
  expect([texts, scale]).toEqual([['经历甲乙'], 0.94]);
  const long = sheetOf(bodyOf(section('经历', item('甲', 600), item('乙', 700))));
  expect(cut(long, true)).toMatchObject({ texts: ['经历甲', '乙'], scale: 0.9 });
  expect(cut(long)).toMatchObject({ texts: ['经历甲', '乙'], scale: 1 });
});

it('a resume that is hidden, and so not laid out, is shown whole', () => {
  const sheet = sheetOf(bodyOf(section('经历', item('甲', 900), item('乙', 900))), { width: 0 });
  expect(cut(sheet)).toMatchObject({ texts: ['经历甲乙'], scale: 1 });
});
