import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hotNewsSchema } from './schema';

it('an item needs a title; the rest may be missing', () => {
  expect(z.parse(hotNewsSchema, { title: ' 一条 ' })).toEqual({ title: '一条', url: '', hot: '' });
  expect(z.parse(hotNewsSchema, { title: '一条', hot: 12 }).hot).toBe('12');
  expect(z.safeParse(hotNewsSchema, { title: ' ' }).success).toBe(false);
  expect(z.safeParse(hotNewsSchema, {}).success).toBe(false);
});

it('a title is text, though sources send html', () => {
  expect(z.parse(hotNewsSchema, { title: '<em>新</em>&quot;闻&quot; a &lt; b &#39;c&#39;' }).title).toBe(
    `新"闻" a < b 'c'`,
  );
});

it('texts that were cut within a character are well-formed', () => {
  expect(z.parse(hotNewsSchema, { title: '一条\ud83d', hot: '热\ud83d' })).toMatchObject({
    title: '一条\ufffd',
    hot: '热\ufffd',
  });
});
