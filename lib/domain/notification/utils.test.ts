import { describe, expect, it } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import type { NotificationCounts } from './schema';
import type { Notification } from './schema';
import {
  announcementOf,
  subjectHref,
  subjectTitle,
  formatBadge,
  groupNotifications,
  idOfPush,
  kindOfPage,
  readPush,
  withPush,
  type Push,
} from './utils';

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
  [undefined, 'comment'],
  ['agree', 'like'],
  ['im', undefined],
  ['toString', undefined],
])('the page %s shows the kind %s', (page, kind) => expect(kindOfPage(page)).toBe(kind));

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

const notification = (id: string, sourceUserId: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  sourceUserId,
  sourceNickname: '',
  sourceAvatar: '',
  articleId: 'p',
  articleTitle: '',
  circleId: '',
  circleContent: '',
  commentId: '',
  comment: '',
  createTime: '2026-01-01 08:00:00',
  content: '',
  isUnread: false,
  isReply: false,
  ...fields,
});

describe('the rows of notifications', () => {
  const rows = [
    notification('4', 'a'),
    notification('3', 'b', { articleId: 'q' }),
    notification('2', 'b', { isUnread: true }),
    notification('1', 'a'),
  ];

  it('hold the likes of an article in one, each person once, where its latest stands', () => {
    const groups = groupNotifications('like', rows);
    expect(groups.map(({ first, people, isUnread }) => [first.id, people.map(({ id }) => id), isUnread])).toEqual([
      ['4', ['4', '2'], true],
      ['3', ['3'], false],
    ]);
  });

  it.each(['comment', 'follow', 'notice'] as const)('hold each %s by itself', (kind) => {
    expect(groupNotifications(kind, rows).map(({ first }) => first.id)).toEqual(['4', '3', '2', '1']);
  });

  it('hold likes of nothing that is known apart', () => {
    const unknown = [notification('2', 'a', { articleId: '' }), notification('1', 'b', { articleId: '' })];
    expect(groupNotifications('like', unknown)).toHaveLength(2);
  });
});

it('a comment without an id is linked to by its author and its time', () => {
  const told = notification('1', articleId, { articleId });
  expect(subjectHref('comment', told)).toBe(`/post/${articleId}#comment-${articleId}-1767225600`);
  expect(subjectHref('comment', { ...told, createTime: '' })).toBe(`/post/${articleId}#comments`);
});

it('a share is linked to and called by the beginning of its text; a deleted one has none', () => {
  const told = notification('1', articleId, { articleId: '', circleId: articleId, circleContent: '第一行\n第二行' });
  expect(subjectHref('like', told)).toBe(`/sharecircle/${articleId}`);
  expect(subjectHref('comment', { ...told, commentId: articleId })).toBe(
    `/sharecircle/${articleId}#comment-${articleId}`,
  );
  expect(subjectTitle(told)).toBe('第一行 第二行');
  expect(subjectTitle({ ...told, circleContent: '' })).toBe('');
});

it('a badge shows 99+ at most', () => {
  expect([formatBadge(99), formatBadge(100)]).toEqual(['99', '99+']);
});
