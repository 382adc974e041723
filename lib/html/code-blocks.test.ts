import { describe, expect, test } from 'vitest';
import type { RunLimited } from './code-blocks';
import { codeLanguage } from './code-languages';
import { renderArticleHtml } from './render-article';
import { asRead } from './testing';

const shown = (html: string) => asRead(renderArticleHtml(html, 'https://site.example').html);
const block = (language: string, code: string) => shown(`<pre><code class="language-${language}">${code}</code></pre>`);

describe('code blocks', () => {
  test('carry the name of their language and colours', () => {
    expect(block('ts', 'const a = 1')).toBe(
      '<div class="code-block"><div class="code-head">TypeScript</div><pre tabindex="0" data-lang="ts">' +
        '<code class="hljs"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span></code></pre></div>',
    );
  });

  test('keep every character of the code', () => {
    const code = 'if (a &lt; b &amp;&amp; "x") {\n\treturn `${y}`;\n}\n';
    const text = block('js', code)
      .replace(/^.*<code[^>]*>|<\/code>.*$/gs, '')
      .replace(/<[^>]+>/g, '');
    expect(text).toBe(code);
  });

  test('of an unknown language stay plain under its name', () => {
    expect(block('brainfuck', '+++')).toContain(
      '<div class="code-head">brainfuck</div><pre tabindex="0" data-lang="brainfuck"><code class="hljs">+++',
    );
  });

  test('without a language, or without code inside, are code blocks too', () => {
    expect(shown('<pre>x</pre>')).toContain(
      '<div class="code-head">代码</div><pre tabindex="0"><code class="hljs">x</code>',
    );
    expect(shown('<pre><code>x</code></pre>')).toContain('<code class="hljs">x</code>');
  });

  test('with line marks behind the language are known by the language', () => {
    expect(block('ts{1,3-5}', 'let a')).toContain('TypeScript');
    expect(codeLanguage('C++').label).toBe('C++');
    expect(codeLanguage('__proto__')).toEqual({ label: '__proto__' });
  });

  test('of diagrams show their source', () => {
    expect(block('mermaid', 'graph TD')).toContain('<div class="code-head">Mermaid</div>');
  });

  test('that another client coloured are coloured anew', () => {
    expect(shown('<pre><code class="hljs language-js"><span class="hljs-keyword">let</span> a</code></pre>')).toContain(
      '<code class="hljs"><span class="hljs-keyword">let</span> a</code>',
    );
  });

  test('beyond 30 kB stay plain, and beyond 3 kB where nothing can stop the work', () => {
    const shownWith = (code: string, run?: RunLimited) =>
      renderArticleHtml(`<pre><code class="language-js">${code}</code></pre>`, 'https://site.example', run).html;
    const lines = (count: number) => 'let a;\n'.repeat(count);
    const [short, long, tooLong] = [lines(400), lines(4_000), lines(5_000)];
    expect(shownWith(short)).toContain('<span');
    expect(shownWith(long)).not.toContain('<span');
    expect(shownWith(long, (work) => work())).toContain('<span');
    expect(shownWith(tooLong, (work) => work())).not.toContain('<span');
  });

  test('that are given up stay plain, and the others keep their colours', () => {
    const blocks = ['a-'.repeat(1_000), 'const a = 1;\n'.repeat(100), 'let b'].map(
      (code) => `<pre><code class="language-js">${code}</code></pre>`,
    );
    let runs = 0;
    const giveUpFirst: RunLimited = (work) => ((runs += 1) === 1 ? undefined : work());
    const { html } = renderArticleHtml(blocks.join(''), 'https://site.example', giveUpFirst);
    expect(html).toContain(`<code class="hljs">${'a-'.repeat(1_000)}</code>`);
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('<span class="hljs-keyword">let</span>');
  });

  test('that nest without end stay plain', () => {
    expect(block('js', '`${'.repeat(3_000))).not.toContain('<span');
  });
});
