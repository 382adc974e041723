import { expect, it } from 'vitest';
import { foundMessages } from './found-messages';
import { firstNew, newOnOpening } from './new-messages';
import { messageSchema, type Message } from './schema';

const message = (id: string, fromId: string, fields: object = {}): Message =>
  messageSchema.parse({ id, fromId, toId: 'x', content: `第 ${id} 句`, receiverRead: '0', ...fields });

const chat = [
  message('1', 'partner', { receiverRead: '1' }),
  message('2', 'me'),
  message('3', 'partner'),
  message('4', 'partner', { sys: true }),
  message('5', 'partner'),
];

it('new messages begin above as many of the partner as the list of conversations says, recalled ones aside', () => {
  const begins = (unread: number | undefined, messages = chat) => {
    const found = newOnOpening(messages, 'partner', unread);
    return found && firstNew([...messages, message('6', 'partner')], 'partner', found);
  };
  expect(begins(1)).toBe('5');
  expect(begins(2)).toBe('3');
  expect(begins(0)).toBeUndefined();
  // Older ones are not loaded yet.
  expect(begins(9)).toBeUndefined();
  // The list is not loaded: receipts and own answers decide.
  expect(begins(undefined)).toBe('3');
  expect(begins(undefined, chat.slice(0, 2))).toBeUndefined();
});

it('messages are found by a text in either case, the latest first, and blanks find none', () => {
  const messages = [message('1', 'me', { content: 'Vite 好用' }), message('2', 'me', { content: '用 vite 吧' })];
  expect(foundMessages(messages, ' VITE ')).toEqual(['2', '1']);
  expect(foundMessages(messages, '好用')).toEqual(['1']);
  expect(foundMessages(messages, ' ')).toEqual([]);
});
