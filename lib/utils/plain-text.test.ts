import { expect, test } from 'vitest';
import { onOneLine, proseOf } from './plain-text';

test('a description is made of the prose, not of code, tables or tags', () => {
  const html =
    '<h2 id="a">为什么</h2>\n<p>先看 <code>key</code>，再看 &lt;Suspense&gt; &amp; 其他。</p><pre><code>const a = 1</code></pre>' +
    '<table><tr><td>表格</td></tr></table><style>p{}</style><p>结尾&#128640;</p>';
  expect(proseOf(html)).toBe('为什么 先看 key ，再看 <Suspense> & 其他。 结尾🚀');
});

test.each([
  ['&#0;a&#x110000;b&#55296;c', 'a b c'],
  ['<p>未闭合 <b', '未闭合 <b'],
  ['&unknown; &copy;', '&unknown; &copy;'],
  ['', ''],
])('hostile or broken html %j gives plain text', (html, text) => {
  expect(proseOf(html)).toBe(text);
});

test('of a megabyte only the beginning is looked at', () => {
  expect(proseOf('<'.repeat(1_000_000))).toBe('<'.repeat(20_000));
  expect(proseOf('<pre>'.repeat(200_000))).toBe('');
});

test('text for one line loses control characters and lone surrogates', () => {
  expect(onOneLine(' a\u0000b\n\tc \ud800d ')).toBe('a b c d');
});
