import { expect, it } from 'vitest';
import { copyAttribution } from './copy-attribution';

const SOURCE = { title: '工具 - GimiShare', url: 'https://www.example.com/tool' };
const attribution = (text: string) => copyAttribution(text, SOURCE);

it('more than ten characters are copied with the page’s title and address', () => {
  expect(attribution('微软开源的代码编辑器，插件')).toBe(
    '————————\n来源：工具 - GimiShare\n链接：https://www.example.com/tool',
  );
});

it('ten characters are copied as they are, the spaces that are selected and emoji counted as one each', () => {
  expect(attribution('一二三四五六七八九十')).toBe('');
  expect(attribution(' 二三四五六七八九十')).toBe('');
  expect(attribution('一二三四五六七八九十 ')).not.toBe('');
  expect(attribution(' '.repeat(20))).toBe('');
  expect(attribution('👍'.repeat(10))).toBe('');
  expect(attribution('一二三四五六七八九十一')).not.toBe('');
  expect(attribution('👍'.repeat(11))).not.toBe('');
});

it('an address is copied as it is, a text with one in it is not', () => {
  expect(attribution('https://code.visualstudio.com/')).toBe('');
  expect(attribution('官网 https://code.visualstudio.com/')).not.toBe('');
});
