import { expect, test } from 'vitest';
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
