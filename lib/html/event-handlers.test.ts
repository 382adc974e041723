import { expect, test } from 'vitest';
import { renameEventHandlers } from './event-handlers';

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x data-onerror=alert(1)>'],
  [
    '<svg/onload=a><p title=">" onclick = "b" ONBLUR=c>',
    '<svg/data-onload=a><p title=">" data-onclick = "b" data-ONBLUR=c>',
  ],
  ['<img alt="甲"onerror=a', '<img alt="甲"data-onerror=a'],
  ['<b>按钮的 onclick= 属性</b> <a href="/on?one=1">', '<b>按钮的 onclick= 属性</b> <a href="/on?one=1">'],
  ['A["<img src=x onerror=a>"] --> B; C <|-- D on e=f', 'A["<img src=x data-onerror=a>"] --> B; C <|-- D on e=f'],
])('%s is parsed as %s', (html, renamed) => {
  expect(renameEventHandlers(html)).toBe(renamed);
});

test('a tag of ten million characters is no harder than a short one', () => {
  const html = `<a ${'b'.repeat(10_000_000)}`;
  expect(renameEventHandlers(`${html} onclick=c`)).toBe(`${html} data-onclick=c`);
});
