// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_LIFETIME_MS, useToasts } from '@/lib/browser/toast-store';
import { checkDigit } from '@/lib/utils/identifier';
import { parsedPush } from '@/test/pushes';
import { announcementOf, createAnnouncer } from './announcer';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';

const push = (kind: NotificationKind, sourceNickname: string) =>
  parsedPush({ itemType: NOTIFICATION_KINDS[kind].code, sourceNickname });
const said = () => useToasts.getState().toasts.map(({ text, href }) => [text, href]);
const lookAway = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
const onShown = vi.fn();
let announcer: ReturnType<typeof createAnnouncer>;

beforeEach(() => {
  vi.useFakeTimers();
  onShown.mockClear();
  announcer = createAnnouncer(onShown);
});
afterEach(() => {
  announcer.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  useToasts.setState({ toasts: [] });
});

describe('the toast of a push', () => {
  it('has a link, and disappears after a while', () => {
    announcer.announce(push('follow', '小鹿'));
    vi.advanceTimersByTime(0);
    expect(said()).toEqual([['小鹿 关注了你', '/notification/focus']]);
    vi.advanceTimersByTime(TOAST_LIFETIME_MS);
    expect(said()).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
  });

  it('merges a burst of pushes, at most one toast a second', () => {
    for (let time = 0; time < 50; time += 1) {
      announcer.announce(push('like', `读者${time}`));
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(1_000);
    expect(said()).toEqual([['你有 50 条新消息', '/notification/agree']]);
    expect(onShown.mock.calls.length).toBeLessThanOrEqual(3);
    announcer.announce(push('collect', '小鹿'));
    vi.advanceTimersByTime(1_000);
    expect(said()).toEqual([['你有 51 条新消息', '/notification/collect']]);
  });

  it.each([
    [['like', 'collect'], '/notification/collect'],
    [['collect', 'like', 'follow'], '/notification/focus'],
    [['comment', 'notice'], '/notification/notice'],
    [['follow', 'comment'], '/notification'],
  ] as const)('leads to the page of the newest of several pushes: %j', (kinds, href) => {
    for (const kind of kinds) announcer.announce(push(kind, '小鹿'));
    vi.advanceTimersByTime(1_000);
    expect(said()).toEqual([[`你有 ${kinds.length} 条新消息`, href]]);
  });

  it('is a new one once the last toast has disappeared', () => {
    announcer.announce(push('like', '甲'));
    vi.advanceTimersByTime(60_000);
    announcer.announce(push('like', '乙'));
    vi.advanceTimersByTime(0);
    expect(said()).toEqual([['乙 赞了你的文章', '/notification/agree']]);
  });

  it('is deferred while the page is hidden', () => {
    lookAway(true);
    announcer.announce(push('like', '甲'));
    announcer.announce(push('like', '乙'));
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
    lookAway(false);
    vi.advanceTimersByTime(0);
    expect(said()).toEqual([['你有 2 条新消息', '/notification/agree']]);
  });

  it('is not shown again when another tab has shown it', () => {
    lookAway(true);
    announcer.announce(push('like', '甲'));
    announcer.forget();
    lookAway(false);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual([]);
  });
});

const id = `3f0a9c41b27d5e8${checkDigit('3f0a9c41b27d5e8')}`;

describe('what a toast says', () => {
  const row = { id: 'n', sourceNickname: '小鹿', articleId: id, articleTitle: '标题', haveRead: '0' };
  it.each([
    ['like', {}, '小鹿 赞了你的文章《标题》', '/notification/agree'],
    ['like', { id: undefined }, '小鹿 赞了你的文章《标题》', '/notification/agree'],
    ['collect', {}, '小鹿 收藏了你的文章《标题》', '/notification/collect'],
    ['follow', { articleTitle: null }, '小鹿 关注了你', '/notification/focus'],
    ['comment', { comment: '好文' }, '小鹿 评论了你的文章《标题》', `/post/${id}#comments`],
    ['comment', { isReplyComment: '1' }, '小鹿 回复了你的评论《标题》', `/post/${id}#comments`],
    ['comment', { commentId: id }, '小鹿 评论了你的文章《标题》', `/post/${id}#comment-${id}`],
    ['comment', { articleId: '../x' }, '小鹿 评论了你的文章《标题》', '/notification'],
    ['like', { circleId: 'c', articleTitle: null }, '小鹿 赞了你的分享', '/notification/agree'],
    ['comment', { circleId: id, articleTitle: null }, '小鹿 评论了你的分享', `/sharecircle/${id}#comments`],
    ['notice', { content: '维护通知' }, '维护通知', '/notification/notice'],
    ['like', { sourceNickname: 7 }, '你有一条新的点赞消息', '/notification/agree'],
  ] as const)('of a push of the kind %s with %o is %s', (kind, fields, text, href) => {
    const itemType = NOTIFICATION_KINDS[kind].code;
    expect(announcementOf(parsedPush({ itemType, ...row, ...fields }))).toMatchObject({ text, href });
  });

  it('of a push of an unknown kind is that there is one', () => {
    expect(announcementOf(parsedPush({ itemType: '9', ...row }))).toEqual({
      text: '你有一条新消息',
      href: '/notification',
    });
  });

  const message = { im: true, id: 'm1', fromId: id, toId: 'me' };

  it('is nothing about a recalled message', () => {
    expect(announcementOf(parsedPush({ ...message, sys: 1 }))).toBeNull();
  });

  it('of a private message is who wrote it and its first words', () => {
    const sender = { id, nickname: '山海', avatar: '/face.png' };
    const from = (fields: object) => announcementOf(parsedPush({ ...message, ...fields }), sender);
    expect(from({ content: '周末\n去爬山吗' })).toMatchObject({
      text: '山海：周末 去爬山吗',
      from: { userId: id, nickname: '山海', avatar: '/face.png', words: '周末 去爬山吗' },
    });
    expect(from({ content: '长'.repeat(30) })?.text).toBe(`山海：${'长'.repeat(20)}…`);
    expect(from({ content: null, image: '/a.png' })?.text).toBe('山海：[图片]');
    expect(from({ content: ' ', image: '/a.png' })?.from?.words).toBe('[图片]');
    expect(announcementOf(parsedPush({ ...message, content: '在吗' }))?.text).toBe('你有一条新私信：在吗');
  });

  it('of a notification has a face: who did it, and the first words of a comment', () => {
    const from = (kind: NotificationKind, fields: object = {}) =>
      announcementOf(parsedPush({ itemType: NOTIFICATION_KINDS[kind].code, ...row, ...fields }))?.from;
    expect(from('like', { sourceUserId: id, sourceAvatar: '/face.png' })).toEqual({
      userId: id,
      nickname: '小鹿',
      avatar: '/face.png',
      words: '赞了你的文章《标题》',
    });
    expect(from('comment', { comment: '写得\n好' })?.words).toBe('评论了你的文章：写得 好');
    expect(from('notice', { content: '维护通知' })).toBeUndefined();
  });

  it('of a private message leads to its chat, and of a malformed one to the conversations', () => {
    expect(announcementOf(parsedPush(message))?.href).toBe(`/notification/im?participantId=${id}`);
    for (const wrong of [{ fromId: 'robot' }, { fromId: '<x>' }, { id: undefined }]) {
      expect(announcementOf(parsedPush({ ...message, ...wrong }))).toEqual({
        text: '你有一条新私信',
        href: '/notification/im',
      });
    }
  });
});

it('a name that runs from right to left turns nothing of the toast around it', () => {
  expect(announcementOf(push('follow', 'مرحبا'))?.text).toBe('\u2068مرحبا\u2069 关注了你');
  expect(announcementOf(push('follow', '\u202emoc.elpmaxe 官方'))?.text).toBe('moc.elpmaxe 官方 关注了你');
});
