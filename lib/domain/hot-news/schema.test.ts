import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hotNewsSchema } from './schema';

it('an item needs a title; the rest may be missing', () => {
  expect(z.parse(hotNewsSchema, { title: ' 一条 ' })).toEqual({ title: '一条', url: '', hot: '' });
  expect(z.parse(hotNewsSchema, { title: '一条', hot: 12 }).hot).toBe('12');
  expect(z.safeParse(hotNewsSchema, { title: ' ' }).success).toBe(false);
  expect(z.safeParse(hotNewsSchema, {}).success).toBe(false);
});

it('texts that were cut within a character are well-formed', () => {
  expect(z.parse(hotNewsSchema, { title: '一条\ud83d', hot: '热\ud83d' })).toMatchObject({
    title: '一条\ufffd',
    hot: '热\ufffd',
  });
});
