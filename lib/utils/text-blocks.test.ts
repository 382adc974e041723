import { expect, it } from 'vitest';
import { textBlocks, withoutMarks } from './text-blocks';

const partsOf = (text: string) => textBlocks(text).flatMap((block) => (block.code === undefined ? block.parts : []));
const links = (text: string) => partsOf(text).flatMap(({ text: shown, href }) => (href ? [shown] : []));

it.each([
  ['见 https://a.example/b?c=1#d。', ['https://a.example/b?c=1#d']],
  ['（https://a.example）和 http://b.example, 都行', ['https://a.example', 'http://b.example']],
  ['https://a.example/wiki/X_(Y)', ['https://a.example/wiki/X_(Y)']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['https://', []],
  ['<a href="https://a.example">', ['https://a.example']],
  ['`https://a.example` 是代码', []],
])('finds the addresses of %j', (text, found) => {
  expect(links(text)).toEqual(found);
});

it.each(['', '没有地址', 'a https://a.example b https://b.example', '<script>alert(1)</script>', '一个 ` 和 ``` 而已'])(
  'keeps every character of %j',
  (text) => {
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);

it.each([
  ['用 `a < b` 和 ``x`y``', ['a < b', 'x`y']],
  ['`跨\n行` 不是', []],
  ['``` 三个``` 不是', []],
])('finds the inline code of %j', (text, found) => {
  expect(partsOf(text).flatMap(({ text: shown, code }) => (code ? [shown] : []))).toEqual(found);
});

it('finds fenced code, also where its end is missing, and no markup in it', () => {
  expect(textBlocks('先\n```ts\nconst a = `1`;\n\n<b>\n```\n后')).toEqual([
    { parts: [{ text: '先' }] },
    { code: 'const a = `1`;\n\n<b>' },
    { parts: [{ text: '后' }] },
  ]);
  expect(textBlocks('```\nhttps://a.example')).toEqual([{ code: 'https://a.example' }]);
});

it('finds quoted lines, which end with the first line that is not quoted', () => {
  expect(textBlocks('先\n> 一 `码`\n>二\n后 > 不是\n```\n> 代码\n```')).toEqual([
    { parts: [{ text: '先' }] },
    { parts: [{ text: '一 ' }, { text: '码', code: true }, { text: '\n二' }], quote: true },
    { parts: [{ text: '后 > 不是' }] },
    { code: '> 代码' },
  ]);
});

it('a text without its marks reads as it is shown', () => {
  expect(withoutMarks('用 `a < b` 试试\n> 引用\n见 https://a.example\n```ts\nconst a = 1;\n```')).toBe(
    '用 a < b 试试\n引用\n见 https://a.example\nconst a = 1;',
  );
});
