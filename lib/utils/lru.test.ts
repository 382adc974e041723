import { expect, test } from 'vitest';
import { Lru } from './lru';

test('what was asked for last survives', () => {
  const lru = new Lru<string, string>(2);
  lru.set('a', 'A');
  lru.set('b', 'B');
  lru.get('a');
  lru.set('c', 'C');
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
});

test('the number of entries stays bounded whatever is put in', () => {
  const lru = new Lru<number, number>(50);
  for (let key = 0; key < 10_000; key += 1) lru.set(key, key);
  expect(lru.size).toBe(50);
  expect(lru.get(9_999)).toBe(9_999);
});

test('the weight of the entries stays bounded, replaced ones included', () => {
  const lru = new Lru<string, string>(10, (value) => value.length);
  lru.set('a', 'xxxxx');
  lru.set('a', 'xxxx');
  lru.set('b', 'xxxxxx');
  expect(lru.size).toBe(2);
  lru.set('c', 'x');
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, 'xxxxxx', 'x']);
});

test('an entry heavier than the whole capacity is not kept', () => {
  const lru = new Lru<string, string>(3, (value) => value.length);
  lru.set('a', 'xxxx');
  expect(lru.size).toBe(0);
  lru.set('b', 'xxx');
  expect(lru.get('b')).toBe('xxx');
});
