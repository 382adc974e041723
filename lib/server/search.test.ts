import { describe, expect, it } from 'vitest';
import { parseSearchAddress } from './search';

describe('the address of a search', () => {
  it('asks for words, a kind and a page', () => {
    expect(parseSearchAddress({ value: ' 前端 react ', type: '2', page: '3' })).toEqual({
      value: '前端 react',
      kind: 'user',
      page: 3,
    });
  });

  it.each([{}, { type: '9', page: 'x' }, { type: '', page: '0' }, { page: '-1' }, { page: '1e3' }, { page: '1.5' }])(
    'that is not understood asks for articles, from the first page on: %j',
    (parameters) => expect(parseSearchAddress(parameters)).toEqual({ value: '', kind: 'article', page: 1 }),
  );

  it('with a repeated parameter means the first', () => {
    expect(parseSearchAddress({ value: ['甲', '乙'], type: ['2', '1'], page: ['2', '3'] })).toEqual({
      value: '甲',
      kind: 'user',
      page: 2,
    });
  });

  it('drops control characters and lone surrogates', () => {
    expect(parseSearchAddress({ value: '甲\u0000乙\uD83D丙\n' }).value).toBe('甲 乙 丙');
  });

  it('is cut after 32 characters, never within one', () => {
    expect(Array.from(parseSearchAddress({ value: '😀'.repeat(40) }).value)).toEqual(Array(32).fill('😀'));
  });
});
