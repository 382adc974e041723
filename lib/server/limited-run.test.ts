import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { GRAMMARS } from '@/lib/html/code-languages';
import { parseHtml } from '@/lib/html/parse-html';
import { limitedRun } from './limited-run';
import { renderHtml } from './render-html';

const BLOCK = 15_000;
const fill = (unit: string) => unit.repeat(Math.floor(BLOCK / unit.length));
/** Each is quadratic in some grammar. */
const HOSTILE = ['"\\', 'a-', 'aa ', '*_', '(_', '${'];
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
