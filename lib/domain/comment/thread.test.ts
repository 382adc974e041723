import { describe, expect, it } from 'vitest';
import type { Comment } from './schema';
import { reply, subject, top, tree } from './testing';
import {
  countComments,
  hotComments,
  hottestFirst,
  inOrder,
  isLong,
  linkedComment,
  mayDelete,
  threadsOf,
} from './thread';

const ids = (comments: readonly Comment[]) => comments.map(({ id, children }) => [id, children.map((row) => row.id)]);

describe('deleting', () => {
  it('is allowed to the author of the comment and of the article, never to a visitor', () => {
    const mine = { ...top('a', 'u1'), isAuthor: true };
    expect(mayDelete(mine, subject, 'u1')).toBe(true);
    expect(mayDelete(top('a', 'u1'), subject, 'author')).toBe(true);
    expect(mayDelete(top('a', 'u1'), subject, 'u2')).toBe(false);
    expect(mayDelete(mine, subject, undefined)).toBe(false);
  });
});

it('replies count as comments', () => expect(countComments(tree())).toBe(4));

describe('the order', () => {
  it('by interest counts likes and replies; later comments come first', () => {
    const order = hottestFirst(tree());
    expect(order).toEqual(['a', 'b']);
    expect(inOrder([top('new', 'u9'), ...tree()], order).map(({ id }) => id)).toEqual(['new', 'a', 'b']);
  });

  it('filtered by author keeps the threads they take part in', () => {
    expect(ids(threadsOf(tree(), 'u3'))).toEqual([['a', ['a2']]]);
    expect(ids(threadsOf(tree(), 'u2'))).toEqual([
      ['b', []],
      ['a', ['a1']],
    ]);
  });
});

it('the hot ones are at most three, the most liked first, and none that few like', () => {
  const liked = [4, 5, 9, 7, 6].map((likeCounts) => ({ ...top(`liked ${likeCounts}`, 'u1'), likeCounts }));
  expect(hotComments(liked)).toEqual(['liked 9', 'liked 7', 'liked 6']);
  expect(hotComments(liked.slice(0, 1))).toEqual([]);
});

it('a text is folded when it has many characters or lines', () => {
  expect([isLong('字'.repeat(600)), isLong('字'.repeat(601))]).toEqual([false, true]);
  expect([isLong('行\n'.repeat(11)), isLong('行\n'.repeat(12))]).toEqual([false, true]);
});

describe('the comment that a link names', () => {
  const seconds = (time: string) => Date.parse(`${time}+08:00`) / 1000;
  const comments = [
    { ...top('b', 'u2'), createTime: '2026-01-02 00:00:00' },
    top('a', 'u1', [{ ...reply('a1', 'u2', 'a'), createTime: '2026-01-05 00:00:00' }]),
  ];

  it.each([
    ['b', 'b'],
    ['a1', 'a1'],
    ['c', undefined],
    [`u2-${seconds('2026-01-02T00:00:01')}`, 'b'],
    [`u2-${seconds('2026-01-05T00:00:00')}`, 'a1'],
    [`u9-${seconds('2026-01-05T00:00:00')}`, undefined],
    [`u2-${seconds('2026-01-02T00:01:00')}`, 'b'],
    [`u2-${seconds('2026-01-02T00:01:01')}`, undefined],
    [`u2-${seconds('2026-01-04T23:58:59')}`, undefined],
    ['', undefined],
  ])('%s is %s', (link, id) => expect(linkedComment(comments, link)?.id).toBe(id));
});
