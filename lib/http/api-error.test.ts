import { expect, it } from 'vitest';
import { ApiError, sentenceOf } from './api-error';

it.each([
  ['business', '  该分类\n整理中 ', '该分类 整理中'],
  ['network', '网络异常，请稍后重试', undefined],
  ['unauthorised', 'Authentication failed!', undefined],
  ['malformed', '服务返回的数据有误，请稍后重试', undefined],
] as const)('a failure of kind %s that says %j is told to the reader as %j', (kind, message, told) => {
  expect(sentenceOf(new ApiError({ kind, message }))).toBe(told);
});

it('a sentence of the API is cut, however long it is', () => {
  expect(sentenceOf(new ApiError({ kind: 'business', message: '长'.repeat(10_000) }))).toHaveLength(201);
  expect(sentenceOf(new Error('no sentence of the API'))).toBeUndefined();
});
