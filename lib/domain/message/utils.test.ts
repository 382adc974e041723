import { describe, expect, it } from 'vitest';
import type { Message } from './schema';
import {
  chatLine,
  countRows,
  countdown,
  parseMessage,
  partnerOf,
  recallableFor,
  rowKey,
  shortTime,
  shownSize,
} from './utils';

const row = {
  id: 'm1',
  fromId: 'a',
  toId: 'b',
  content: '你好',
  sendTime: '2026-01-01 08:00:00',
  sendTimeStamp: 1_767_225_600_123,
  receiverRead: '0',
};

describe('a message of the API', () => {
  it('has the time of the API in milliseconds, or in seconds from one that tells no more', () => {
    expect(parseMessage(row)).toMatchObject({ sentAt: 1_767_225_600_123, isRead: false, image: null, quote: null });
    expect(parseMessage({ ...row, sendTimeStamp: undefined })?.sentAt).toBe(1_767_225_600_000);
    expect(parseMessage({ ...row, sendTimeStamp: '1767225600123' })?.sentAt).toBe(1_767_225_600_123);
  });

  it('that tells of a recall is about the recalled message', () => {
    for (const sys of [true, 1, '1']) {
      expect(parseMessage({ ...row, id: 'notice', sys, deleteImId: 'm0' })).toMatchObject({
        id: 'm0',
        isRecalled: true,
      });
    }
    expect(parseMessage({ ...row, sys: '0' })?.isRecalled).toBe(false);
  });

  it('has a picture and a quote where there are any', () => {
    const { image, quote } =
      parseMessage({
        ...row,
        image: '/a.png',
        imageWidth: 10,
        quoteId: 'm0',
        quoteText: '早',
        quoteNickname: '山海',
      }) ?? {};
    expect(image).toEqual({ src: '/a.png', width: 10, height: 0 });
    expect(quote).toEqual({ id: 'm0', text: '早', image: '', nickname: '山海' });
  });

  it('that is malformed is none', () => {
    for (const wrong of [null, {}, { ...row, id: 7 }, 'text']) expect(parseMessage(wrong)).toBeUndefined();
  });
});

it('the partner is the other side, and nobody for what is not one’s own', () => {
  expect(partnerOf('a', row)).toBe('b');
  expect(partnerOf('b', row)).toBe('a');
  expect(partnerOf('c', row)).toBeUndefined();
  expect(partnerOf('a', { fromId: 'a', toId: 'a' })).toBeUndefined();
});

it('a message can be recalled for two minutes by the clock of the API', () => {
  expect(recallableFor({ sentAt: 1_000 }, 61_000)).toBe(60_000);
  expect(recallableFor({ sentAt: 1_000 }, 121_000)).toBe(0);
  expect([120_000, 59_001, 1].map(countdown)).toEqual(['2:00', '1:00', '0:01']);
});

it.each([
  [
    { width: 1120, height: 560 },
    { width: 280, height: 140 },
  ],
  [
    { width: 100, height: 60 },
    { width: 100, height: 60 },
  ],
  [
    { width: 300, height: 3600 },
    { width: 30, height: 360 },
  ],
  [{ width: 0, height: 60 }, undefined],
])('a picture of %o is shown as %o', (size, shown) => expect(shownSize(size)).toEqual(shown));

it('the time of a conversation is as short as it can be', () => {
  const now = Date.parse('2026-03-05T20:00:00+08:00');
  const at = (time: string) => shortTime(Date.parse(`${time}+08:00`), now);
  expect([
    at('2026-03-05T00:05:00'),
    at('2026-03-04T23:59:00'),
    at('2026-01-02T10:00:00'),
    at('2025-12-31T10:00:00'),
  ]).toEqual(['00:05', '昨天', '01-02', '2025-12-31']);
  expect(shortTime(0, now)).toBe('');
});

it('lines begin days and end runs, and what is outgoing stands last', () => {
  const at = (time: string) => Date.parse(`2026-01-${time}+08:00`);
  const message = (id: string, fromId: string, sentAt: number): Message => ({
    ...(parseMessage({ ...row, id, fromId, toId: fromId === 'a' ? 'b' : 'a' }) as Message),
    sentAt,
  });
  const messages = [
    message('1', 'a', at('01T23:58:00')),
    message('2', 'a', at('01T23:59:00')),
    message('3', 'a', at('02T00:01:00')),
    message('4', 'b', at('02T00:02:00')),
  ];
  const waiting = { ...message('', 'a', 5), clientId: 'c1', status: 'sending', failMessage: '' } as const;
  const outgoing = [{ ...waiting, sentAt: at('02T00:00:00') }];
  const rows = { userId: 'a', messages, outgoing, readUntil: at('01T23:58:30') };
  const lines = Array.from({ length: countRows(rows) }, (_, index) => {
    const { day, endsRun, isRead, isOwn } = chatLine(rows, index) ?? {};
    return [rowKey(rows, index), day, endsRun, isRead, isOwn];
  });
  expect(lines).toEqual([
    ['1', '2026-01-01', true, true, true],
    ['2', '', true, false, true],
    ['3', '2026-01-02', true, false, true],
    ['4', '', true, false, false],
    ['c1', '', true, false, true],
  ]);
});
