import { describe, expect, it } from 'vitest';
import { folderFormSchema, folderSchema } from './schema';

const problem = (values: unknown) => folderFormSchema.safeParse(values).error?.issues[0]?.message;

describe('the form of a folder', () => {
  it.each(['', '   ', '　\n', '\u200b\u200b', '\u3164'])('asks for a name instead of %j', (name) => {
    expect(problem({ name, isPrivate: '0' })).toBe('请输入文件夹名称');
  });

  it('takes a name of 24 characters, an emoji being one, and trims it', () => {
    const name = '😀'.repeat(24);
    expect(folderFormSchema.parse({ name: ` ${name} `, isPrivate: '1' })).toEqual({ name, isPrivate: '1' });
    expect(problem({ name: `${name}a`, isPrivate: '1' })).toBe('文件夹名称最大长度不能超过24位');
  });

  it('refuses a name with signs that nobody sees', () => {
    expect(problem({ name: 'a\u200bb', isPrivate: '0' })).toBe('文件夹名称不能包含看不见的字符');
    expect(problem({ name: '前\ufeff端', isPrivate: '0' })).toBe('文件夹名称不能包含看不见的字符');
  });

  it('sends a name without controls of its direction', () => {
    expect(folderFormSchema.parse({ name: '\u202e前端\u2069', isPrivate: '1' }).name).toBe('前端');
    expect(problem({ name: ' \u202e ', isPrivate: '0' })).toBe('请输入文件夹名称');
  });

  it.each([undefined, null, '', '2', true])('asks whether it is private when that is %j', (isPrivate) => {
    expect(problem({ name: '前端', isPrivate })).toBe('请选择是否将文件夹设置为私密');
  });
});

it.each([
  ['1', true],
  ['0', false],
  [null, false],
  [undefined, false],
])('a folder whose isPrivate is %j is private: %j', (isPrivate, expected) => {
  expect(folderSchema.parse({ id: 'a', name: '前端', isPrivate })).toEqual({
    id: 'a',
    name: '前端',
    isPrivate: expected,
  });
});
