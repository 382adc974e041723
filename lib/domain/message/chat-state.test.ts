import { describe, expect, it } from 'vitest';
import { reduceMessages, type MessageEvent } from './message-reducer';
import type { Conversation, Message, OutgoingMessage } from './schema';
import { chatWith, emptyMessages, partnerOf, type MessageState } from './chat-state';

const ME = 'me';
const ALI = 'ali';

const message = (id: string, sentAt: number, fields: Partial<Message> = {}): Message => ({
  id,
  clientId: '',
  fromId: ALI,
  toId: ME,
  content: `text of ${id}`,
  image: null,
  sentAt,
  isRead: false,
  quote: null,
  isRecalled: false,
  ...fields,
});
const own = (id: string, sentAt: number, fields: Partial<Message> = {}) =>
  message(id, sentAt, { fromId: ME, toId: ALI, ...fields });
const outgoing = (clientId: string, fields: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId,
  toId: ALI,
  content: `text of ${clientId}`,
  image: null,
  quote: null,
  sentAt: 10,
  status: 'sending',
  failMessage: '',
  ...fields,
});
const conversation = (fields: Partial<Conversation> = {}): Conversation => ({
  userId: ALI,
  nickname: '阿里',
  avatar: '',
  description: '',
  isPinned: false,
  unread: 0,
  lastText: '',
  lastAt: 0,
  hasFailed: false,
  ...fields,
});

const after = (...events: MessageEvent[]): MessageState => events.reduce(reduceMessages, emptyMessages(ME));
const received = (row: Message): MessageEvent => ({ kind: 'received', message: row });
const sent = (clientId: string): MessageEvent => ({ kind: 'sent', message: outgoing(clientId) });
const answered = (clientId: string, row?: Message): MessageEvent => ({
  kind: 'answered',
  clientId,
  success: true,
  failMessage: '',
  message: row,
});
const loaded = (messages: Message[], total = messages.length, joins = true): MessageEvent => ({
  kind: 'loaded',
  partnerId: ALI,
  messages,
  total,
  joins,
});
const listed = (fields: Partial<Conversation> = {}): MessageEvent => ({
  kind: 'listed',
  conversations: [conversation(fields)],
});
const idsOf = (state: MessageState) => chatWith(state, ALI).messages.map(({ id }) => id);
const unreadOf = (state: MessageState) => state.conversations?.find(({ userId }) => userId === ALI)?.unread;

describe('a message that is sent', () => {
  it('is outgoing until its callback, and then stands where the API puts it', () => {
    const state = after(sent('c1'), received(message('b', 30)), answered('c1', own('a', 20)));
    expect(idsOf(state)).toEqual(['a', 'b']);
    expect(state.outgoing).toEqual([]);
    expect(chatWith(state, ALI).messages[0]?.clientId).toBe('c1');
  });

  it('keeps the reason of its failure, and can be sent again', () => {
    const failure: MessageEvent = {
      kind: 'answered',
      clientId: 'c1',
      success: false,
      failMessage: '拒收',
      message: undefined,
    };
    const failed = after(sent('c1'), failure, { kind: 'failed', clientId: 'c1', failMessage: '超时' });
    expect(failed.outgoing).toMatchObject([{ status: 'failed', failMessage: '拒收' }]);
    const retried = reduceMessages(failed, { kind: 'retried', clientId: 'c1' });
    expect(retried.outgoing).toMatchObject([{ status: 'sending', failMessage: '' }]);
    expect(reduceMessages(failed, { kind: 'discarded', clientId: 'c1' }).outgoing).toEqual([]);
  });

  it('is confirmed by a callback that comes after it counted as failed, and by both of two callbacks once', () => {
    const late = after(
      sent('c1'),
      { kind: 'failed', clientId: 'c1', failMessage: '超时' },
      answered('c1', own('a', 20)),
    );
    expect([idsOf(late), late.outgoing]).toEqual([['a'], []]);
    const refused: MessageEvent = {
      kind: 'answered',
      clientId: 'c1',
      success: false,
      failMessage: 'x',
      message: undefined,
    };
    expect([answered('c1', own('a', 20)), refused].reduce(reduceMessages, late)).toEqual(late);
  });

  it('is found in the records when its callback was lost, with or without its client id', () => {
    for (const clientId of ['c1', '']) {
      const state = after(sent('c1'), loaded([own('a', 20, { clientId, content: 'text of c1' })]));
      expect([idsOf(state), state.outgoing]).toEqual([['a'], []]);
    }
    const other = after(sent('c1'), loaded([own('a', 20)]));
    expect(other.outgoing).toHaveLength(1);
  });

  it('is shown once when its callback tells no row, before and after the records do', () => {
    const state = after(sent('c1'), answered('c1'));
    expect([idsOf(state), state.outgoing]).toEqual([['client:c1'], []]);
    const known = reduceMessages(state, loaded([own('a', 12, { content: 'text of c1' })]));
    expect(idsOf(known)).toEqual(['a']);
  });

  it('from another tab appears with its callback, and an unknown failure changes nothing', () => {
    expect(idsOf(after(answered('c9', own('a', 20))))).toEqual(['a']);
    const nothing: MessageEvent = {
      kind: 'answered',
      clientId: 'c9',
      success: false,
      failMessage: 'x',
      message: undefined,
    };
    expect(after(nothing)).toEqual(emptyMessages(ME));
    expect(after(sent('c1'), sent('c1')).outgoing).toHaveLength(1);
  });
});

describe('a message that is received', () => {
  it('stands in the order of the API, each once, whatever order it comes in', () => {
    const state = after(
      received(message('c', 30)),
      received(message('a', 10)),
      received(message('c', 30)),
      received(message('b', 20)),
    );
    expect(idsOf(state)).toEqual(['a', 'b', 'c']);
  });

  it('counts as unread until it is seen, also in a conversation that was not listed', () => {
    const state = after({ kind: 'listed', conversations: [] }, received(message('a', 10)), received(message('a', 10)));
    expect(unreadOf(state)).toBe(1);
    const seen = reduceMessages(state, { kind: 'seen', partnerId: ALI, until: 10 });
    expect(unreadOf(seen)).toBe(0);
    expect(unreadOf(reduceMessages(seen, listed({ unread: 1, lastAt: 10 })))).toBe(0);
    expect(unreadOf([received(message('b', 20)), listed({ unread: 1, lastAt: 20 })].reduce(reduceMessages, seen))).toBe(
      1,
    );
  });

  it('of others is no concern of the member', () => {
    const foreign = message('a', 10, { fromId: 'x', toId: 'y' });
    expect(
      after(received(foreign), { kind: 'recalled', message: foreign }, loaded([foreign])).chats,
    ).not.toHaveProperty('x');
    expect(idsOf(after(loaded([foreign])))).toEqual([]);
  });
});

describe('a recall', () => {
  const recalled = (id: string): MessageEvent => ({ kind: 'recalled', message: message(id, 10, { isRecalled: true }) });

  it('leaves a notice in place of the message, and one unread less', () => {
    const state = after(listed(), received(message('a', 10)), recalled('a'), recalled('a'));
    expect(chatWith(state, ALI).messages).toMatchObject([{ id: 'a', isRecalled: true, content: '' }]);
    expect(unreadOf(state)).toBe(0);
  });

  it('holds when the message itself comes after it', () => {
    const state = after(listed(), recalled('a'), received(message('a', 10)), loaded([message('a', 10)]));
    expect(chatWith(state, ALI).messages).toMatchObject([{ isRecalled: true, content: '' }]);
    expect(unreadOf(state)).toBe(0);
  });
});

it('what was deleted stays away when it comes again', () => {
  const state = after(
    received(message('a', 10)),
    { kind: 'deleted', partnerId: ALI, id: 'a' },
    received(message('a', 10)),
  );
  expect(idsOf(state)).toEqual([]);
  const gone = after(
    received(message('a', 10)),
    { kind: 'conversationDeleted', partnerId: ALI },
    received(message('a', 10)),
  );
  expect(idsOf(gone)).toEqual([]);
  expect(idsOf(reduceMessages(gone, received(message('b', 20))))).toEqual(['b']);
});

it('what was deleted stays away when its conversation is deleted again, by another tab or with nothing in it', () => {
  const deleted: MessageEvent = { kind: 'conversationDeleted', partnerId: ALI };
  const gone = after(loaded([message('a', 10), message('b', 20)]), deleted, deleted);
  expect(idsOf(reduceMessages(gone, received(message('b', 20))))).toEqual([]);
  expect(idsOf(reduceMessages(gone, loaded([message('a', 10), message('b', 20), message('c', 30)])))).toEqual(['c']);
});

it('older pages are there while the API has more, and a gap drops what is before it', () => {
  const first = after(loaded([message('c', 30), message('b', 20)], 3));
  expect(chatWith(first, ALI)).toMatchObject({ isCurrent: true, hasOlder: true });
  const all = reduceMessages(first, loaded([message('a', 10)], 3));
  expect([idsOf(all), chatWith(all, ALI).hasOlder]).toEqual([['a', 'b', 'c'], false]);
  const late = [{ kind: 'reconnected' } as const, loaded([message('z', 90)], 40, false)].reduce(reduceMessages, all);
  expect([idsOf(late), chatWith(late, ALI).hasOlder]).toEqual([['z'], true]);
});

it('receipts never go back', () => {
  const state = after({ kind: 'read', readerId: ALI, until: 20 }, { kind: 'read', readerId: ALI, until: 10 });
  expect(chatWith(state, ALI).readUntil).toBe(20);
});

it('an id that every object has is a chat like any other', () => {
  const state = emptyMessages(ME);
  expect(chatWith(state, 'constructor').messages).toEqual([]);
  expect(chatWith(state, '__proto__').messages).toEqual([]);
});

it('the partner is the other side, and undefined for messages between others', () => {
  expect(partnerOf('a', { fromId: 'a', toId: 'b' })).toBe('b');
  expect(partnerOf('b', { fromId: 'a', toId: 'b' })).toBe('a');
  expect(partnerOf('c', { fromId: 'a', toId: 'b' })).toBeUndefined();
  expect(partnerOf('a', { fromId: 'a', toId: 'a' })).toBeUndefined();
});
