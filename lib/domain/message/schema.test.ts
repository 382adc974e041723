import { describe, expect, it, test } from 'vitest';
import { conversationSchema, messageSchema } from './schema';

const NOW = Date.now();
const row = { id: 'm1', fromId: 'a', toId: 'b', content: '你好', sendTime: '2026-11-20 10:00:00' };
const SENT = Date.parse('2026-11-20T10:00:00+08:00');

test.each([
  [NOW, NOW],
  [String(NOW), NOW],
  [1e20, SENT],
  [9e15, SENT],
  [8.64e15, SENT],
  [NOW + 7 * 86_400_000, SENT],
  [-1, SENT],
  ['Infinity', SENT],
  ['x', SENT],
  [{}, SENT],
  [[NOW], SENT],
])('a message of the time %j was sent then if that is possible, else when the API says', (sendTimeStamp, sentAt) =>
  expect(messageSchema.parse({ ...row, sendTimeStamp }).sentAt).toBe(sentAt),
);

test.each(['9999-12-31 23:59:59', '1900-01-01 00:00:00', '2026-99-99 00:00:00', ''])(
  'what the API dates %j has no time: it is not the last one for ever',
  (sendTime) => {
    expect(messageSchema.parse({ ...row, sendTime, sendTimeStamp: 1e20 }).sentAt).toBe(0);
    expect(conversationSchema.parse({ userId: 'a', sendTime }).lastAt).toBe(0);
  },
);

test.each(['constructor', '__proto__', 'toString', '../x'])('a message of %s is from nobody', (fromId) =>
  expect(messageSchema.safeParse({ ...row, fromId }).success).toBe(false),
);

const stamped = { ...row, sendTime: '2026-01-01 08:00:00', sendTimeStamp: 1_767_225_600_123, receiverRead: '0' };

describe('a message of the API', () => {
  it('has the time of the API in milliseconds, or in seconds from one that tells no more', () => {
    expect(messageSchema.parse(stamped)).toMatchObject({
      sentAt: 1_767_225_600_123,
      isRead: false,
      image: null,
      quote: null,
    });
    expect(messageSchema.parse({ ...stamped, sendTimeStamp: undefined }).sentAt).toBe(1_767_225_600_000);
    expect(messageSchema.parse({ ...stamped, sendTimeStamp: '1767225600123' }).sentAt).toBe(1_767_225_600_123);
  });

  it('that tells of a recall is about the recalled message', () => {
    for (const sys of [true, 1, '1']) {
      expect(messageSchema.parse({ ...stamped, id: 'notice', sys, deleteImId: 'm0' })).toMatchObject({
        id: 'm0',
        isRecalled: true,
      });
    }
    expect(messageSchema.parse({ ...stamped, sys: '0' }).isRecalled).toBe(false);
  });

  it('has a picture and a quote where there are any', () => {
    const { image, quote } = messageSchema.parse({
      ...stamped,
      image: '/a.png',
      imageWidth: 10,
      quoteId: 'm0',
      quoteText: '早',
      quoteNickname: '山海',
    });
    expect(image).toEqual({ src: '/a.png', width: 10, height: 0 });
    expect(quote).toEqual({ id: 'm0', text: '早', image: '', nickname: '山海' });
  });

  it('that is malformed is none', () => {
    for (const wrong of [null, {}, { ...stamped, id: 7 }, 'text']) {
      expect(messageSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
