import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { nestedList, pageOf, text } from '@/lib/http/fields';
import { inputSchema } from '../openapi/input-schema';
import { lackingFields } from './lacking';

const page = inputSchema(
  pageOf(z.object({ id: z.string(), job: text(), children: nestedList(z.object({ title: text() })) }), 10),
);

it('a field that one of the rows has is not lacking', () => {
  expect(
    lackingFields(page, [{ list: [{ id: '1' }, { id: '2', job: null, children: [] }], total: 2, pageNo: 1 }]),
  ).toEqual([]);
});

it('a field that no row has is named with its place', () => {
  expect(lackingFields(page, [{ list: [{ id: '1', children: [{}] }], total: 1 }])).toEqual([
    'list[].job',
    'list[].children[].title',
    'pageNo',
  ]);
});

it('without rows nothing can be lacking', () => {
  expect(lackingFields(page, [{ list: [], total: 0, pageNo: 1 }])).toEqual([]);
});

it('of two shapes the one is compared that the answer has', () => {
  const either = inputSchema(z.union([z.object({ total: text() }), z.array(z.object({ key: text() }))]));
  expect(lackingFields(either, [[{ key: 'total' }]])).toEqual([]);
  expect(lackingFields(either, [[{ name: 'total' }]])).toEqual(['[].key']);
});
