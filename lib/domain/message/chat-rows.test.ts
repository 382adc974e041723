import { expect, it } from 'vitest';
import { messageSchema, type Message } from './schema';
import { chatLine, countRows, rowKey } from './chat-rows';

const row = {
  id: 'm1',
  fromId: 'a',
  toId: 'b',
  content: '你好',
  sendTime: '2026-01-01 08:00:00',
  sendTimeStamp: 1_767_225_600_123,
  receiverRead: '0',
};

it('lines begin days and end runs, and what is outgoing stands last', () => {
  const at = (time: string) => Date.parse(`2026-01-${time}+08:00`);
  const message = (id: string, fromId: string, sentAt: number): Message => ({
    ...messageSchema.parse({ ...row, id, fromId, toId: fromId === 'a' ? 'b' : 'a' }),
    sentAt,
  });
  const messages = [
    message('1', 'a', at('01T23:58:00')),
    message('2', 'a', at('01T23:59:00')),
    message('3', 'a', at('02T00:01:00')),
    message('4', 'b', at('02T00:02:00')),
  ];
  const waiting = { ...message('5', 'a', 5), clientId: 'c1', status: 'sending', failMessage: '' } as const;
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
