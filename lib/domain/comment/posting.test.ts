import { describe, expect, it } from 'vitest';
import type { CommentSubject } from './schema';
import { subject, tree } from './testing';
import { commentIds } from './thread';
import { findPosted, newComment, tooLong, withQuote } from './posting';

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

describe('a quote', () => {
  it('is added below what is typed, without its empty lines', () => {
    expect(withQuote('', '  一\n\n  二 ')).toBe('> 一\n>   二\n');
    expect(withQuote('我的话\n\n', '一')).toBe('我的话\n> 一\n');
  });

  it('of a long text is its beginning', () => {
    expect(withQuote('', '字'.repeat(300))).toBe(`> ${'字'.repeat(200)}…\n`);
  });
});
