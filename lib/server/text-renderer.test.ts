import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ForeignText } from '@/lib/html/foreign-text';
import { createTextRenderer } from './text-renderer';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'text-worker-'));
/** A worker that does to a text what the text says. */
const WORKER = path.join(folder, 'worker.mjs');
fs.writeFileSync(
  WORKER,
  `
const neverEnding = () => /^(a+)+$/.test('a'.repeat(60) + 'b');
export function renderForPage({ text: { source }, highlight }) {
  if (source.includes('never ends')) neverEnding();
  if (source.includes('loops')) for (;;);
  if (source.includes('is never highlighted') && highlight) neverEnding();
  if (source.includes('kills')) process.exit(1);
  if (source.includes('throws')) throw new Error('a fault of the renderer');
  if (source.includes('takes all memory')) for (const all = []; ; ) all.push(new Array(100_000).fill(source));
  if (source.includes('is too large')) return null;
  return { html: '<p>' + source + (highlight ? ', highlighted' : '') + '</p>', headings: [], characters: 1, prose: source };
}
`,
);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const ATTEMPTS = [
  { lane: 'quick', timeoutMs: 500, highlight: true },
  { lane: 'slow', timeoutMs: 500, highlight: true },
  { lane: 'slow', timeoutMs: 500, highlight: false },
] as const;
let renderer: ReturnType<typeof createTextRenderer>;
beforeEach(() => {
  renderer = createTextRenderer({ file: WORKER, attempts: ATTEMPTS });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await renderer.close();
});

const text = (source: string, kind: ForeignText['kind'] = 'html') => ({
  kind,
  source,
  siteUrl: 'https://site.example',
});
const render = (source: string, kind?: ForeignText['kind']) => renderer.render(text(source, kind));
const htmlOf = async (source: string) => (await render(source)).text.html;
const NOTICE = '<p>这段内容过于复杂，已按纯文本显示</p>';

describe('a text that misses its deadline', () => {
  it.each(['never ends', 'loops', 'kills', 'takes all memory', 'is too large'])(
    'as it %s is shown as its words',
    async (what) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const { text: shown, isWhole } = await render(`<h2>一 &amp; 二</h2><p>${what}<img src=x onerror=alert(1)>`);
      expect(shown).toMatchObject({
        html: `${NOTICE}<div class="plain-text">一 &amp; 二\n${what}</div>`,
        headings: [],
      });
      expect(isWhole).toBe(false);
      expect(await htmlOf('another text')).toBe('<p>another text, highlighted</p>');
    },
  );

  it.each([
    ['markdown', `${NOTICE}<div class="plain-text">&lt;b&gt; is too large</div>`],
    ['feedback', `${NOTICE}<div class="plain-text">&lt;b&gt; is too large</div>`],
    ['line', '&lt;b&gt; is too large'],
    ['feed', ''],
  ] as const)('is escaped as it is where it is of the kind %s', async (kind, html) => {
    expect((await render('<b> is too large', kind)).text.html).toBe(html);
  });

  it('for its code alone loses the highlighting', async () => {
    const rendering = await render('code that is never highlighted');
    expect(rendering).toMatchObject({ text: { html: '<p>code that is never highlighted</p>' }, isWhole: false });
  });

  it('is remembered: it costs nothing from then on, and is tried again after an hour', async () => {
    await render('never ends');
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 3_500_000);
    const run = vi.spyOn(AbortSignal, 'timeout');
    expect(await render('never ends')).toMatchObject({ isWhole: false, ms: 0 });
    expect(run).not.toHaveBeenCalled();
    clock.mockReturnValue(now + 3_700_000);
    await render('another text');
    run.mockClear();
    await render('never ends');
    expect(run).toHaveBeenCalledTimes(ATTEMPTS.length);
  });

  it('is tried once for all pages that ask for it at a time', async () => {
    const run = vi.spyOn(AbortSignal, 'timeout');
    await Promise.all(Array.from({ length: 5 }, () => render('never ends')));
    expect(run).toHaveBeenCalledTimes(ATTEMPTS.length);
  });

  it('takes nothing away from the texts behind it, and they do not wait for its second attempt', async () => {
    const order: string[] = [];
    const asked = ['never ends', 'code that is never highlighted', 'one', 'two'].map(async (source) => {
      const { isWhole } = await render(source);
      order.push(`${source}: ${isWhole}`);
    });
    await Promise.all(asked);
    expect(order.slice(0, 2)).toEqual(['one: true', 'two: true']);
  });
});

it('a fault of the renderer shows the text as its words, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(await htmlOf('<p>throws')).toBe(`${NOTICE}<div class="plain-text">throws</div>`);
  expect(String(logged.mock.calls[0]?.[1])).toContain('a fault of the renderer');
});

it('texts beyond those that may wait are plain, and whole when they are asked for again', async () => {
  const held = render('never ends');
  const sources = Array.from({ length: 300 }, (_, index) => `text ${index}`);
  const renderings = await Promise.all(sources.map((source) => render(source)));
  expect(renderings.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(200);
  expect(renderings.at(-1)).toMatchObject({ isWhole: false, ms: 0 });
  expect(await htmlOf('text 299')).toBe('<p>text 299, highlighted</p>');
  await held;
});
