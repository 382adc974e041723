import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import * as message from '@/lib/domain/message/api';
import { db } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { ASSISTANT_ID } from '@/mocks/factories/assistant';
import { joinUser } from '@/mocks/socket/connections';
import { receiveFrame, storeMessage } from '@/mocks/socket/messages';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

const signIn = (user: User) => vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(user)}` });
const demo = () => userNamed('demouser');
const other = () => userNamed('otheruser');
type Frame = Record<string, unknown>;

/** A live socket of a user; gives what it receives. */
function connect(user: User): Frame[] {
  const frames: Frame[] = [];
  leaves.push(joinUser(user.id, { send: (data) => frames.push(JSON.parse(data)), close: () => {} }));
  return frames;
}
let leaves: (() => void)[] = [];
let sent = 0;
const send = (from: User, toId: string, fields: object = { content: '你好' }) => {
  sent += 1;
  const clientId = `c${sent}`;
  receiveFrame(from, JSON.stringify({ type: 'im', clientId, toId, sendTimeStamp: Date.now(), ...fields }));
  return clientId;
};

startContractApi();
afterEach(() => {
  for (const leave of leaves) leave();
  leaves = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const conversationWith = async (partnerId: string) =>
  (await message.listConversations()).find(({ userId }) => userId === partnerId);

describe('sending', () => {
  it('quotes a message of the conversation, and none of another one', async () => {
    const third = userNamed('reader7');
    const secret = storeMessage({ fromId: other().id, toId: third.id, content: '只给你看' });
    const shared = storeMessage({ fromId: other().id, toId: demo().id, content: '给大家看' });
    const mine = connect(demo());
    for (const { id } of [secret, shared]) send(demo(), other().id, { content: '引用', quoteId: id });
    expect(mine.map((frame) => (frame.message as Frame).quoteText)).toEqual([null, '给大家看']);
  });

  it('reaches the receiver and is called back to its sender, once for each client id', async () => {
    const [mine, theirs] = [connect(demo()), connect(other())];
    const clientId = send(demo(), other().id);
    send(demo(), other().id, { clientId, content: '你好' });
    expect(mine).toMatchObject([
      { type: 'sendResultcallback', clientId, sendSuccessFlag: true, message: { content: '你好', clientId } },
      { clientId, sendSuccessFlag: true },
    ]);
    expect(theirs).toMatchObject([{ type: 'messagepush', im: true, sys: 0, content: '你好', receiverRead: '0' }]);
  });

  it.each([
    [{ content: ' \n' }, '消息不能为空'],
    [{ content: '长'.repeat(501) }, '消息不能超过500个字符'],
    [{ toId: 'nobody' }, '用户不存在'],
  ])('of %o is refused', (fields, failMessage) => {
    const mine = connect(demo());
    send(demo(), other().id, { content: '你好', ...fields });
    expect(mine).toMatchObject([{ sendSuccessFlag: false, failMessage }]);
  });

  it.each([
    ['1', '对方只接收关注的人的私信'],
    ['2', '对方只接收互相关注的人的私信'],
    ['3', '对方不接收私信'],
  ] as const)('to somebody with the restriction %s is refused: %s', (imRestrict, failMessage) => {
    const mine = connect(demo());
    const [sender, receiver] = [demo(), other()];
    receiver.imRestrict = imRestrict;
    db.follows.delete(receiver.id, sender.id);
    send(sender, receiver.id);
    expect(mine).toMatchObject([{ sendSuccessFlag: false, failMessage }]);
    db.follows.set(receiver.id, sender.id, 1);
    db.follows.set(sender.id, receiver.id, 1);
    send(sender, receiver.id);
    expect(mine[1]).toMatchObject({ sendSuccessFlag: imRestrict !== '3' });
  });

  it('to the assistant is read and answered', async () => {
    vi.useFakeTimers();
    const mine = connect(demo());
    send(demo(), ASSISTANT_ID, { content: '谢谢' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(mine).toMatchObject([
      { sendSuccessFlag: true },
      { type: 'readcallback', userId: ASSISTANT_ID },
      { im: true, fromId: ASSISTANT_ID, content: '不客气，有问题随时来。' },
    ]);
  });
});

describe('the records', () => {
  it('come the latest first in pages of 15', async () => {
    signIn(demo());
    const { id } = userNamed('mianmian');
    const first = await message.listMessages(id, 1);
    expect([first.list.length, first.total]).toEqual([15, 33]);
    expect(first.list[0]?.content).toBe('热的');
    expect((await message.listMessages(id, 3)).list).toHaveLength(3);
  });

  it('are read up to a time, and the sender is told', async () => {
    const theirs = connect(userNamed('zhou'));
    signIn(demo());
    const { id } = userNamed('zhou');
    expect(await conversationWith(id)).toMatchObject({ unread: 2 });
    const [latest] = (await message.listMessages(id, 1)).list;
    await message.readMessages(id, latest?.sentAt ?? 0);
    expect(await conversationWith(id)).toMatchObject({ unread: 0 });
    expect(theirs).toMatchObject([{ type: 'readcallback', userId: demo().id }]);
  });

  it('lose a recalled message within two minutes, for both', async () => {
    const [mine, theirs] = [connect(demo()), connect(other())];
    const { id, sentAt } = storeMessage({ fromId: demo().id, toId: other().id, content: '手滑' });
    signIn(other());
    await expect(message.recallMessage(id)).rejects.toThrow('只能撤回自己的消息');
    signIn(demo());
    await message.recallMessage(id);
    for (const frames of [mine, theirs]) expect(frames).toMatchObject([{ sys: 1, deleteImId: id, content: null }]);
    const [row] = (await message.listMessages(other().id, 1)).list;
    expect(row).toMatchObject({ id, isRecalled: true, content: '', sentAt });
    const late = storeMessage({ fromId: demo().id, toId: other().id, sentAt: Date.now() - 121_000 });
    await expect(message.recallMessage(late.id)).rejects.toThrow('消息发送超过2分钟，不能撤回');
  });

  it('and conversations are deleted for the member alone', async () => {
    signIn(demo());
    const [latest] = (await message.listMessages(other().id, 1)).list;
    await message.deleteMessage(latest?.id ?? '');
    expect((await message.listMessages(other().id, 1)).total).toBe(8);
    await message.deleteConversation(other().id);
    expect(await conversationWith(other().id)).toBeUndefined();
    signIn(other());
    expect((await message.listMessages(demo().id, 1)).total).toBe(9);
  });
});
