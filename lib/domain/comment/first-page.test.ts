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

  it('has whole threads up to the limit, and the beginning of the thread that exceeds it', () => {
    const page = firstOf([thread('a', 9), thread('b', 9), thread('c', 0)]);
    expect(page.map(({ id, children }) => [id, children.length])).toEqual([
      ['a', 9],
      ['b', 9],
    ]);
    expect(firstOf([thread('a', 500)])[0]?.children).toHaveLength(19);
    expect(firstOf(Array.from({ length: 500 }, (_, index) => thread(`t${index}`, 0)))).toHaveLength(20);
  });

  it('cuts a long text', () => {
    const [cut] = firstOf([{ ...top('a', 'u1'), content: '字'.repeat(10_000) }]);
    expect(cut?.content).toBe(`${'字'.repeat(1000)}…`);
  });
});
