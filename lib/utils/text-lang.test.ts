import { expect, it } from 'vitest';
import { htmlLang, textLang } from './text-lang';

it.each([
  ['How browsers schedule rendering work', 'en'],
  ['React 19 的新特性', undefined],
  ['React', undefined],
  ['', undefined],
  ['Как устроен браузер и почему', undefined],
])('the language of %j is %j', (text, lang) => {
  expect(textLang(text)).toBe(lang);
});

it('code does not make a Chinese document English, nor is its markup counted', () => {
  expect(
    htmlLang('<p title="a title of many letters">中文</p><pre><code>const answer = compute();</code></pre>'),
  ).toBeUndefined();
  expect(htmlLang('<p>Only the <b>prose</b> of a document counts.</p><pre>注释</pre>')).toBe('en');
});
