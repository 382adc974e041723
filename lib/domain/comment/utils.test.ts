import { describe, expect, it } from 'vitest';
import type { Comment, CommentSubject, Reply } from './schema';
import {
  commentIds,
  countComments,
  findPosted,
  firstOf,
  hottestFirst,
  inOrder,
  isLong,
  linkedComment,
  mayDelete,
  newComment,
  threadsOf,
  tooLong,
  withQuote,
} from './utils';

const subject: CommentSubject = { kind: 'article', id: 'p', ownerId: 'author' };
const fields = (id: string, userId: string) => ({
  id,
  userId,
  nickname: `名${userId}`,
  avatar: '',
  job: '',
  content: `文${id}`,
  commentImage: '',
  createTime: '2026-01-01 00:00:00',
  likeCounts: 0,
  isLiker: false,
  isAuthor: false,
});
const reply = (id: string, userId: string, topId: string): Reply => ({
  ...fields(id, userId),
  topId,
  replyNickname: '',
  replyUserId: '',
  replyComment: '',
});
const top = (id: string, userId: string, children: Reply[] = []): Comment => ({
  ...fields(id, userId),
  replyCount: children.length,
  children,
});
const tree = () => [top('b', 'u2'), top('a', 'u1', [reply('a1', 'u2', 'a'), reply('a2', 'u3', 'a')])];
const ids = (comments: readonly Comment[]) => comments.map(({ id, children }) => [id, children.map((row) => row.id)]);

describe('the parameters of a submitted comment', () => {
  const draft = { content: '好', image: '' };

  it('name no parent for a top-level comment, and notify the author of the article', () => {
    expect(newComment({ subject }, { content: '好', image: 'https://i.example/a.png' })).toEqual({
      articleId: 'p',
      uid: 'author',
      content: '好',
      commentImage: 'https://i.example/a.png',
      topId: null,
      replyId: null,
      replyComment: null,
      replyNickname: null,
      replyUserId: null,
    });
  });

  it('name the thread of a reply, and the addressee of a reply to a reply', () => {
    const [, a] = tree();
    expect(newComment({ subject, answers: a }, draft)).toMatchObject({
      uid: 'u1',
      topId: 'a',
      replyId: 'a',
      replyComment: '文a',
      replyNickname: null,
      replyUserId: null,
    });
    expect(newComment({ subject, answers: a?.children[1] }, draft)).toMatchObject({
      uid: 'u3',
      topId: 'a',
      replyId: 'a2',
      replyComment: '文a2',
      replyNickname: '名u3',
      replyUserId: 'u3',
    });
  });
});

it('of a share use the id parameter of its own call, and have no picture', () => {
  const share: CommentSubject = { kind: 'share', id: 's', ownerId: 'author' };
  expect(newComment({ subject: share }, { content: '好', image: '' })).toEqual({
    circleId: 's',
    uid: 'author',
    content: '好',
    topId: null,
    replyId: null,
    replyComment: null,
    replyNickname: null,
    replyUserId: null,
  });
  expect([tooLong('share', '字'.repeat(256)), tooLong('article', '字'.repeat(256))]).toEqual([true, false]);
});

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

describe('a comment whose answer got lost', () => {
  const posted = { content: '文a2', userId: 'u3', known: new Set<string>() };

  it('is found by its parent and author among the comments that are new', () => {
    const [, a] = tree();
    expect(findPosted(tree(), { ...posted, answers: a })?.id).toBe('a2');
    expect(findPosted(tree(), { ...posted, answers: a?.children[0] })?.id).toBe('a2');
    expect(findPosted(tree(), { ...posted, answers: undefined })).toBeUndefined();
    expect(findPosted(tree(), { ...posted, answers: a, userId: 'u2' })).toBeUndefined();
    expect(findPosted(tree(), { ...posted, answers: a, known: commentIds(tree()) })).toBeUndefined();
  });
});

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

it('a text is folded when it has many characters or lines', () => {
  expect([isLong('字'.repeat(600)), isLong('字'.repeat(601))]).toEqual([false, true]);
  expect([isLong('行\n'.repeat(11)), isLong('行\n'.repeat(12))]).toEqual([false, true]);
});

describe('a quote', () => {
  it('is added below what is typed, without its empty lines', () => {
    expect(withQuote('', '  一\n\n  二 ')).toBe('> 一\n>   二\n');
    expect(withQuote('我的话\n\n', '一')).toBe('我的话\n> 一\n');
  });

  it('of a long text is its beginning', () => {
    expect(withQuote('', '字'.repeat(300))).toBe(`> ${'字'.repeat(200)}…\n`);
  });
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
  ])('%s is %s', (link, id) => expect(linkedComment(comments, link)).toBe(id));
});
