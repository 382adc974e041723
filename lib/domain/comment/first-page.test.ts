import { describe, expect, it } from 'vitest';
import { reply, top } from './testing';
import { firstOf } from './first-page';

describe('the server-rendered first page of comments', () => {
  const thread = (id: string, replies: number) =>
    top(
      id,
      'u1',
      Array.from({ length: replies }, (_, index) => reply(`${id}${index}`, 'u2', id)),
    );

  it('has all of them with their replies, and of very many as many as a document bears', () => {
    const page = firstOf([thread('a', 9), thread('b', 9), thread('c', 0), thread('d', 60)]);
    expect(page.map(({ id, children }) => [id, children.length])).toEqual([
      ['a', 9],
      ['b', 9],
      ['c', 0],
      ['d', 60],
    ]);
    expect(firstOf([thread('a', 500)])[0]?.children).toHaveLength(199);
    expect(firstOf(Array.from({ length: 500 }, (_, index) => thread(`t${index}`, 0)))).toHaveLength(200);
  });

  it('has as many long texts as a document bears', () => {
    const long = Array.from({ length: 50 }, (_, index) => ({ ...top(`t${index}`, 'u1'), content: '字'.repeat(1000) }));
    expect(firstOf(long)).toHaveLength(30);
  });

  it('cuts a long text', () => {
    const [cut] = firstOf([{ ...top('a', 'u1'), content: '字'.repeat(10_000) }]);
    expect(cut?.content).toBe(`${'字'.repeat(1000)}…`);
  });
});
