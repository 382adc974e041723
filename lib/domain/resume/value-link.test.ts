import { expect, it } from 'vitest';
import { linkedParts } from './value-link';

const hrefs = (name: string, value: string) => linkedParts(name, value).map(({ href }) => href);

it.each([
  ['邮箱', ' lin@a.example ', 'mailto:lin@a.example'],
  ['微信', 'lin@a.example', 'mailto:lin@a.example'],
  ['电话', '138 0000 1234', 'tel:13800001234'],
  ['联系方式', '010-1234 5678', 'tel:01012345678'],
  ['手机', '+86 (138) 0000-1234', 'tel:+8613800001234'],
  ['作品', 'https://a.example/b', 'https://a.example/b'],
  ['个人网站', 'a.example', 'https://a.example/'],
  ['GitHub', 'github.example/lin', 'https://github.example/lin'],
  ['电话', 'tel:10086', 'tel:10086'],
])('the value of %s, %j, is a link', (name, value, href) => {
  expect(hrefs(name, value)).toEqual([href]);
  expect(linkedParts(name, value)[0]?.text).toBe(value.trim());
});

it.each([
  ['绩点', '3.8'],
  ['技术栈', 'Node.js'],
  ['QQ', '123456789'],
  ['生日', '1998-01-02'],
  ['个人网站', 'javascript:alert(1)'],
  ['个人网站', 'data:text/html,x'],
  ['作品', 'https://site.example/gimishare/api/v1/logout'],
  ['电话', '面议'],
])('the value of %s, %j, is text', (name, value) => {
  expect(hrefs(name, value)).toEqual([undefined]);
});

it('several addresses in one value are a link each', () => {
  expect(linkedParts('联系', 'lin@a.example / 13800001234')).toEqual([
    { text: 'lin@a.example', href: 'mailto:lin@a.example' },
    { text: ' / ' },
    { text: '13800001234', href: 'tel:13800001234' },
  ]);
});
