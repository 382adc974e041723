import { describe, expect, it } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import type { NotificationCounts } from './schema';
import { announcementOf, idOfPush, readPush, withPush, type Push } from './push';

const counts: NotificationCounts = {
  allCount: 3,
  imCount: 1,
  commentCount: 2,
  agreeCount: 0,
  focusCount: 0,
  collectCount: 0,
  noticeCount: 0,
};

const push = (fields: Partial<Push> = {}): Push => ({ kind: undefined, takenBack: false, payload: {}, ...fields });

const articleId = `3f0a9c41b27d5e8${checkDigit('3f0a9c41b27d5e8')}`;

describe('the unread counts after a push', () => {
  it.each([
    ['like', 'agreeCount'],
    ['collect', 'collectCount'],
    ['follow', 'focusCount'],
    ['comment', 'commentCount'],
    ['notice', 'noticeCount'],
  ] as const)('of kind %s are one more in all and of %s', (kind, key) => {
    expect(withPush(counts, push({ kind }), false)).toEqual({ ...counts, allCount: 4, [key]: Number(counts[key]) + 1 });
  });

  it('increase with a private message, and decrease when one is recalled', () => {
    expect(withPush(counts, push({ kind: 'message' }), false)).toMatchObject({ imCount: 2, allCount: 4 });
    expect(withPush(counts, push({ kind: 'message', takenBack: true }), false)).toMatchObject({
      imCount: 0,
      allCount: 2,
    });
  });

  it('stay unknown when they are unknown', () => {
    const unknown = { ...counts, agreeCount: null, allCount: null };
    expect(withPush(unknown, push({ kind: 'like' }), false)).toEqual(unknown);
  });

  it('are never below zero', () => {
    const none = { ...counts, allCount: 0, imCount: 0 };
    expect(withPush(none, push({ kind: 'message', takenBack: true }), false)).toEqual(none);
    expect(withPush({ ...none, imCount: 1 }, push({ kind: 'message', takenBack: true }), false)).toEqual(none);
  });

  it('stay as they are while the private messages are open', () => {
    expect(withPush(counts, push({ kind: 'message' }), true)).toBe(counts);
    expect(withPush(counts, push({ kind: 'message', takenBack: true }), true)).toBe(counts);
    expect(withPush(counts, push({ kind: 'like' }), true)).toMatchObject({ agreeCount: 1 });
  });

  it('ignore an unknown kind', () => expect(withPush(counts, push(), false)).toBe(counts));
});

it.each([
  ['1', false, 'like'],
  ['2', false, 'collect'],
  ['3', false, 'follow'],
  ['4', false, 'comment'],
  ['5', false, 'notice'],
  ['', true, 'message'],
  ['9', false, undefined],
])('a frame with the code "%s" (a message: %s) is read as %s', (itemType, im, kind) => {
  expect(readPush({ itemType, im, sys: false, payload: {} }).kind).toBe(kind);
});

it.each([
  [{ payload: { id: 'n1' } }, 'n1'],
  [{ payload: { id: 7 } }, undefined],
  [{ payload: {} }, undefined],
  [{ kind: 'message', payload: { id: 'm1' } }, undefined],
] as const)('the notification of a push %o is %s', (fields, id) => expect(idOfPush(push(fields))).toBe(id));

describe('the toast of a push', () => {
  const payload = { id: 'n', sourceNickname: '小鹿', articleId, articleTitle: '标题', haveRead: '0' };
  it.each([
    ['like', {}, '小鹿 赞了你的文章《标题》', '/notification/agree'],
    ['collect', {}, '小鹿 收藏了你的文章《标题》', '/notification/collect'],
    ['follow', { articleTitle: null }, '小鹿 关注了你', '/notification/focus'],
    ['comment', { comment: '好文' }, '小鹿 评论了你的文章《标题》', `/post/${articleId}#comments`],
    ['comment', { isReplyComment: '1' }, '小鹿 回复了你的评论《标题》', `/post/${articleId}#comments`],
    ['comment', { commentId: articleId }, '小鹿 评论了你的文章《标题》', `/post/${articleId}#comment-${articleId}`],
    ['comment', { articleId: '../x' }, '小鹿 评论了你的文章《标题》', '/notification'],
    ['like', { circleId: 'c', articleTitle: null }, '小鹿 赞了你的分享', '/notification/agree'],
    [
      'comment',
      { circleId: articleId, articleTitle: null },
      '小鹿 评论了你的分享',
      `/sharecircle/${articleId}#comments`,
    ],
    ['notice', { content: '维护通知' }, '维护通知', '/notification/notice'],
    ['like', { sourceNickname: 7 }, '你有一条新的点赞消息', '/notification/agree'],
    [undefined, {}, '你有一条新消息', '/notification'],
  ] as const)('of kind %s with %o is %s', (kind, fields, text, href) => {
    expect(announcementOf(push({ kind, payload: { ...payload, ...fields } }))).toEqual({ text, href });
  });

  it('is absent for a recalled message', () => {
    expect(announcementOf(push({ kind: 'message', takenBack: true }))).toBeNull();
    expect(announcementOf(push({ kind: 'message', payload: { fromId: articleId } }))).toEqual({
      text: '你有一条新私信',
      href: `/notification/im?participantId=${articleId}`,
    });
    expect(announcementOf(push({ kind: 'message', payload: { fromId: '<x>' } }))?.href).toBe('/notification/im');
  });

  it('of a private message says who wrote and the first words', () => {
    const textOf = (payload: Push['payload'], sender?: string) =>
      announcementOf(push({ kind: 'message', payload }), sender)?.text;
    expect(textOf({ content: '周末\n去爬山吗' }, '山海')).toBe('山海：周末 去爬山吗');
    expect(textOf({ content: '长'.repeat(30) }, '山海')).toBe(`山海：${'长'.repeat(20)}…`);
    expect(textOf({ content: null, image: '/a.png' }, '山海')).toBe('山海：[图片]');
    expect(textOf({ content: '在吗' })).toBe('你有一条新私信：在吗');
  });
});
