import { toString } from 'hast-util-to-string';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GRAMMARS } from '@/lib/html/code-languages';
import { parseHtml } from '@/lib/html/parse-html';
import { limitedRun } from './limited-run';
import { renderHtml } from './render-html';

const BLOCK = 15_000;
const fill = (unit: string) => unit.repeat(Math.floor(BLOCK / unit.length));
/** Each is quadratic in some grammar. */
const HOSTILE = ['"\\', 'a-', 'aa ', '*_', '(_', '${'];
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

let minutes = 0;
// Time used by earlier tests does not count.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 * (minutes += 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a limited run', () => {
  it('gives what the work gives, and throws what it throws', () => {
    const run = limitedRun();
    expect(run(() => ({ a: [1] }))).toEqual({ a: [1] });
    expect(() =>
      run(() => {
        throw new TypeError('x');
      }),
    ).toThrow(TypeError);
    expect(run(() => run(() => 1))).toBe(1);
  });

  it('gives up what never ends, a regular expression too, and does nothing more after that', () => {
    const run = limitedRun();
    expect(run(() => /^(a+)+$/.test(`${'a'.repeat(50)}b`))).toBeUndefined();
    expect(
      run(() => {
        for (;;);
      }),
    ).toBeUndefined();
    expect(run(() => 'late')).toBeUndefined();
    expect(limitedRun()(() => 'another text')).toBe('another text');
  });

  it('does nothing until the next minute once many texts were slow, whoever wrote them', () => {
    const now = Math.ceil(Date.now() / 60_000) * 60_000;
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
    const slowText = () => limitedRun()(() => vi.advanceTimersByTime(900) && 'done');
    const texts = Array.from({ length: 20 }, slowText);
    expect(texts.filter((text) => text !== undefined)).toHaveLength(7);
    for (let count = 0; count < 20; count += 1) expect(limitedRun()(() => 'another text')).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    for (let count = 0; count < 100; count += 1)
      expect(limitedRun()(() => vi.advanceTimersByTime(100) && 'quick')).toBe('quick');
  });
});

it.each(Object.keys(GRAMMARS))(
  'an article of hostile %s is shown, with all of its text',
  { timeout: 60_000 },
  (language) => {
    const code = HOSTILE.map(fill);
    const blocks = code.map((text) => `<pre><code class="language-${language}">${escaped(text)}</code></pre>`);
    const { html } = renderHtml(blocks.join(''));
    const text = toString(parseHtml(html));
    expect(code.filter((part) => !text.includes(part))).toHaveLength(0);
  },
);

it('code after a hostile article is coloured as ever', () => {
  renderHtml(`<pre><code class="language-ini">${fill('a-')}</code></pre>`);
  expect(renderHtml('<pre><code class="language-ini">[a]\nb = 1</code></pre>').html).toContain('hljs-section');
});
