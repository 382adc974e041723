import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectedText } from './selected-text';

const LINE = 24;
function selectLines(top: number, count: number) {
  // jsdom has no layout.
  Range.prototype.getClientRects = () =>
    Object.assign(
      Array.from({ length: count }, (_, line) => new DOMRect(100, top + line * LINE, 400, LINE)),
      { item: () => null },
    );
  document.getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body);
  return selectedText();
}

beforeEach(() => {
  document.body.innerHTML = '<article><div class="markdown-body"><p>几行文字</p></div></article><footer>页脚</footer>';
});
afterEach(() => void vi.restoreAllMocks());

it('gives the end of a selection that has room below', () => {
  expect(selectLines(200, 3)).toMatchObject({ text: '几行文字', above: false, x: 500, y: 200 + 3 * LINE });
});

it('gives the start of a selection at the foot of the window, so that a button covers none of it', () => {
  const top = window.innerHeight - 4 * LINE;
  expect(selectLines(top, 3)).toMatchObject({ above: true, x: 100, y: top });
});

it('stays in the window when the selection is taller', () => {
  expect(selectLines(-500, 100)?.y).toBeGreaterThan(0);
});

it('is null for a selection that begins elsewhere', () => {
  document.getSelection()?.selectAllChildren(document.querySelector('footer') ?? document.body);
  expect(selectedText()).toBeNull();
});
