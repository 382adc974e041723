import { expect, it } from 'vitest';
import { linkParts } from './link-parts';

const links = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href ? [shown] : []));

it.each([
  ['见 https://a.example/b?c=1#d。', ['https://a.example/b?c=1#d']],
  ['（https://a.example）和 http://b.example, 都行', ['https://a.example', 'http://b.example']],
  ['https://a.example/wiki/X_(Y)', ['https://a.example/wiki/X_(Y)']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['https://', []],
  ['<a href="https://a.example">', ['https://a.example']],
])('finds the addresses of %j', (text, found) => {
  expect(links(text)).toEqual(found);
});

it.each(['', '没有地址', 'a https://a.example b https://b.example', '<script>alert(1)</script>'])(
  'keeps every character of %j',
  (text) => {
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
