import { beforeEach, expect, test } from 'vitest';
import type { PreviewPatch } from '@/lib/html/preview';
import { createTestClient } from '@/test/render';
import { PreviewBody } from './preview-body';

let root: HTMLElement;
let body: PreviewBody;
beforeEach(() => {
  root = document.createElement('div');
  body = new PreviewBody(root, createTestClient());
});

const patch = (change: Partial<PreviewPatch>): PreviewPatch => ({
  before: 0,
  start: 0,
  removed: 0,
  blocks: [],
  lines: [],
  omissions: [],
  formulasMissing: false,
  cost: 0,
  ...change,
});
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`);

test('blocks that did not change stay the nodes they were', async () => {
  await body.apply(patch({ blocks: paragraphs('甲', '乙', '丙') }));
  const [first, , last] = root.children;
  await body.apply(patch({ before: 3, start: 1, removed: 1, blocks: paragraphs('乙一', '乙二') }));
  expect([...root.children].map(({ textContent }) => textContent)).toEqual(['甲', '乙一', '乙二', '丙']);
  expect(root.firstElementChild).toBe(first);
  expect(root.lastElementChild).toBe(last);
});

test('many blocks are rendered in batches and in order', async () => {
  const texts = Array.from({ length: 100 }, (_, index) => String(index));
  await body.apply(patch({ blocks: paragraphs(...texts) }));
  await body.apply(patch({ before: 100, start: 10, removed: 60, blocks: paragraphs('新') }));
  expect(root.textContent).toBe([...texts.slice(0, 10), '新', ...texts.slice(70)].join(''));
});

test('a preview that starts over replaces everything', async () => {
  await body.apply(patch({ blocks: paragraphs('旧') }));
  await body.apply(patch({ before: 0, blocks: paragraphs('新') }));
  expect(root.textContent).toBe('新');
});

test('code blocks are enhanced with buttons, and text between blocks is kept', async () => {
  await body.apply(
    patch({
      blocks: ['<div class="code-block"><div class="code-head">TS</div><pre><code>a</code></pre></div>', '散字'],
    }),
  );
  expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['换行', '复制', '全屏']);
  expect(root.lastChild?.textContent).toBe('散字');
});

test('links to other pages open a tab, links within the text do not', async () => {
  await body.apply(patch({ blocks: ['<p><a href="/rank">站内</a><a href="#h-a">小节</a></p>'] }));
  expect([...root.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_blank', '']);
});
