import { describe, expect, it } from 'vitest';
import { splitAddresses } from './address-text';

const links = (text: string) => splitAddresses(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

describe('the bare addresses of a text', () => {
  it.each([
    ['见 https://a.example/b?c=1，以及下文', [['https://a.example/b?c=1', 'https://a.example/b?c=1']]],
    ['（www.a.example）', [['www.a.example', 'http://www.a.example']]],
    ['邮箱lin@a.example。', [['lin@a.example', 'mailto:lin@a.example']]],
    ['电话13800001234，随时', [['13800001234', 'tel:13800001234']]],
    [
      '138 0000 1234 / 138-0000-1234',
      [
        ['138 0000 1234', 'tel:13800001234'],
        ['138-0000-1234', 'tel:13800001234'],
      ],
    ],
    ['+86 138-0000-1234', [['+86 138-0000-1234', 'tel:+8613800001234']]],
    ['+1 (650) 555 0100 and more', [['+1 (650) 555 0100', 'tel:+16505550100']]],
    ['13800001234@qq.example', [['13800001234@qq.example', 'mailto:13800001234@qq.example']]],
  ])('of %j are found', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    'Node.js 3.8',
    '2019-2020',
    '工号 138000012345',
    '用户数 13800001234.5',
    'a@b',
    'x/13800001234',
    '订单 20200301123456',
  ])('are not guessed from %j', (text) => expect(links(text)).toEqual([]));

  it('are cut out without losing a character', () => {
    const text = '前 https://a.example/ 中 lin@a.example 后';
    expect(
      splitAddresses(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are found in time that grows with the text', () => {
    const long = [
      '+1 23 23 23 23 '.repeat(5_000),
      '1'.repeat(50_000),
      'a.'.repeat(25_000),
      'www.'.repeat(20_000),
      `https://a.example/${')'.repeat(200_000)}`,
      `https://a.example/${'&amp;'.repeat(40_000)}`,
    ];
    for (const text of long)
      expect(
        splitAddresses(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
