import { describe, expect, it } from 'vitest';
import type { Notification } from './schema';
import { groupNotifications } from './groups';

const notification = (id: string, sourceUserId: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  sourceUserId,
  sourceNickname: '',
  sourceAvatar: '',
  subject: { kind: 'article', id: 'p', title: '' },
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
    notification('3', 'b', { subject: { kind: 'article', id: 'q', title: '' } }),
    notification('2', 'b', { isUnread: true }),
    notification('1', 'a'),
  ];

  it('that are muted stand alone among the likes of an article', () => {
    const groups = groupNotifications('like', rows, ({ sourceUserId }) => sourceUserId === 'a');
    expect(groups.map(({ people }) => people.map(({ id }) => id))).toEqual([['4'], ['3'], ['2'], ['1']]);
  });

  it('that follow a muted one name their subject themselves', () => {
    const isMuted = ({ id }: Notification) => id === '2';
    expect(groupNotifications('comment', rows).map(({ continues }) => continues)).toEqual([false, false, false, true]);
    expect(groupNotifications('comment', rows, isMuted).some(({ continues }) => continues)).toBe(false);
  });

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

  it('know which comment is about the same as the one above', () => {
    const [, other, ...same] = rows;
    const share = notification('0', 'a', { subject: { kind: 'share', id: 'p', title: '' } });
    const continues = groupNotifications(
      'comment',
      [other, ...same, share].flatMap((row) => row ?? []),
    );
    expect(continues.map((group) => group.continues)).toEqual([false, false, true, false]);
  });

  it('hold likes of nothing that is known apart', () => {
    const subject = { kind: 'article', id: '', title: '' } as const;
    const unknown = [notification('2', 'a', { subject }), notification('1', 'b', { subject })];
    expect(groupNotifications('like', unknown)).toHaveLength(2);
  });
});
