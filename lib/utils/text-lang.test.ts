import { expect, it } from 'vitest';
import { textLang } from './text-lang';

it.each([
  ['How browsers schedule rendering work', 'en'],
  ['React 19 的新特性', undefined],
  ['React', undefined],
  ['', undefined],
  ['Как устроен браузер и почему', undefined],
])('the language of %j is %j', (text, lang) => {
  expect(textLang(text)).toBe(lang);
});
