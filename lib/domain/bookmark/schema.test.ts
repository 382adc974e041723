import { describe, expect, it } from 'vitest';
import { bookmarkFormSchema } from './schema';

const GOOD = { name: '文档', url: 'https://example.com/docs', siteDesc: '常看的文档' };
const problems = (changes: Partial<typeof GOOD>) =>
  bookmarkFormSchema.safeParse({ ...GOOD, ...changes }).error?.issues.map(({ message }) => message);

describe('the form of a bookmark', () => {
  it('takes a name, an address and a description, without the spaces around them', () => {
    expect(
      bookmarkFormSchema.parse({ name: ' 文档 ', url: ' https://example.com/docs\n', siteDesc: '　常看的文档' }),
    ).toEqual(GOOD);
  });

  it.each([
    ['name', '请输入站点名称'],
    ['url', '请输入站点url'],
    ['siteDesc', '请输入站点描述信息'],
  ] as const)('asks for the %s when it is blank', (field, message) => {
    expect(problems({ [field]: ' 　' })).toEqual([message]);
    if (field !== 'url') expect(problems({ [field]: '\u200b' })).toEqual([message]);
  });

  it.each([
    ['name', '文件夹名称最大长度不能超过64位'],
    ['siteDesc', '描述信息最大长度不能超过64位'],
  ] as const)('takes 64 characters as %s, an emoji being one, and no more', (field, message) => {
    const longest = '😀'.repeat(64);
    expect(problems({ [field]: longest })).toBeUndefined();
    expect(problems({ [field]: `${longest}a` })).toEqual([message]);
  });

  it.each(['example', 'javascript:alert(1)', 'ftp://example.com', 'https://', 'http://a..com'])(
    'refuses the address %s',
    (url) => expect(problems({ url })).toEqual(['请输入正确的站点url']),
  );

  it('refuses a name with signs that nobody sees, and takes them in a description', () => {
    expect(problems({ name: 'a\u200bb' })).toEqual(['站点名称不能包含看不见的字符']);
    expect(problems({ siteDesc: 'a\u200bb' })).toBeUndefined();
  });
});
