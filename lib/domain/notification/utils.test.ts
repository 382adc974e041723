import { describe, expect, it } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import type { NotificationCounts } from './schema';
import { announcementOf, formatBadge, idOfPush, isCounted, uniqueRows, withPush, type Push } from './utils';

const counts: NotificationCounts = {
  allCount: 3,
  imCount: 1,
  commentCount: 2,
  agreeCount: 0,
  focusCount: 0,
  collectCount: 0,
  noticeCount: 0,
};
const push = (fields: Partial<Push> = {}): Push => ({ itemType: '', im: false, sys: false, payload: {}, ...fields });
const articleId = `3f0a9c41b27d5e8${checkDigit('3f0a9c41b27d5e8')}`;

describe('the counts after a push', () => {
  it.each([
    ['1', 'agreeCount'],
    ['2', 'collectCount'],
    ['3', 'focusCount'],
    ['4', 'commentCount'],
    ['5', 'noticeCount'],
  ] as const)('of kind %s are one more in all and of %s', (itemType, key) => {
    expect(withPush(counts, push({ itemType }), false)).toEqual({ ...counts, allCount: 4, [key]: Number(counts[key]) + 1 });
  });

  it('go up by a private message, and down by one that was taken back', () => {
    expect(withPush(counts, push({ im: true }), false)).toMatchObject({ imCount: 2, allCount: 4 });
    expect(withPush(counts, push({ im: true, sys: true }), false)).toMatchObject({ imCount: 0, allCount: 2 });
  });

  it('that are unknown stay so', () => {
    const unknown = { ...counts, agreeCount: null, allCount: null };
    expect(withPush(unknown, push({ itemType: '1' }), false)).toEqual(unknown);
  });

  it('are never below zero', () => {
    const none = { ...counts, allCount: 0, imCount: 0 };
    expect(withPush(none, push({ im: true, sys: true }), false)).toEqual(none);
    expect(withPush({ ...none, imCount: 1 }, push({ im: true, sys: true }), false)).toEqual(none);
  });

  it('stay as they are while the private messages are open', () => {
    expect(withPush(counts, push({ im: true }), true)).toBe(counts);
    expect(withPush(counts, push({ im: true, sys: true }), true)).toBe(counts);
    expect(withPush(counts, push({ itemType: '1' }), true)).toMatchObject({ agreeCount: 1 });
  });

  it('say nothing of an unknown kind, which has to be asked about', () => {
    expect(withPush(counts, push({ itemType: '9' }), false)).toBe(counts);
    expect(isCounted(push({ itemType: '9' }))).toBe(false);
    expect(isCounted(push({ itemType: '1' }))).toBe(true);
  });
});

it.each([
  [{ payload: { id: 'n1' } }, 'n1'],
  [{ payload: { id: 7 } }, undefined],
  [{ payload: {} }, undefined],
  [{ im: true, payload: { id: 'm1' } }, undefined],
])('the notification of a push %o is %s', (fields, id) => expect(idOfPush(push(fields))).toBe(id));

describe('what is said of a push', () => {
  const payload = { id: 'n', sourceNickname: '小鹿', articleId, articleTitle: '标题', haveRead: '0' };
  it.each([
    ['1', {}, '小鹿 赞了你的文章《标题》', '/notification/agree'],
    ['2', {}, '小鹿 收藏了你的文章《标题》', '/notification/collect'],
    ['3', { articleTitle: null }, '小鹿 关注了你', '/notification/focus'],
    ['4', { comment: '好文' }, '小鹿 评论了你的文章《标题》', `/post/${articleId}#comments`],
    ['4', { isReplyComment: '1' }, '小鹿 回复了你的评论《标题》', `/post/${articleId}#comments`],
    ['4', { commentId: articleId }, '小鹿 评论了你的文章《标题》', `/post/${articleId}#comment-${articleId}`],
    ['4', { articleId: '../x' }, '小鹿 评论了你的文章《标题》', '/notification'],
    ['1', { circleId: 'c', articleTitle: null }, '小鹿 赞了你的分享', '/notification/agree'],
    ['5', { content: '维护通知' }, '维护通知', '/notification/notice'],
    ['1', { sourceNickname: 7 }, '你有一条新的点赞消息', '/notification/agree'],
    ['', {}, '你有一条新消息', '/notification'],
  ])('of kind %s with %o is %s', (itemType, fields, text, href) => {
    expect(announcementOf(push({ itemType, payload: { ...payload, ...fields } }))).toEqual({ text, href });
  });

  it('is nothing for a message that was taken back', () => {
    expect(announcementOf(push({ im: true, sys: true }))).toBeNull();
    expect(announcementOf(push({ im: true, payload: { fromId: articleId } }))).toEqual({
      text: '你有一条新私信',
      href: `/notification/im?participantId=${articleId}`,
    });
    expect(announcementOf(push({ im: true, payload: { fromId: '<x>' } }))?.href).toBe('/notification/im');
  });
});

it('rows that shifted from page to page stand once', () => {
  expect(uniqueRows([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it('a badge says no more than 99+', () => {
  expect([formatBadge(99), formatBadge(100)]).toEqual(['99', '99+']);
});
