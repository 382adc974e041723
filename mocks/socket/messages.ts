import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import { nextStamp } from '@/mocks/db/conversations';
import type { Message, User } from '@/mocks/db/tables';
import { ASSISTANT_ID, assistantAnswer, WELCOME } from '@/mocks/factories/assistant';
import { charactersOf } from '@/mocks/handlers/rules';
import { messageRow } from '@/mocks/wire/message';
import { deliver, swallowCallback, takeMessageFault } from './message-faults';

const MAX_CHARACTERS = 500;
const ANSWER_MS = 900;

/** Frame of a private message (assumption A2). */
const frameSchema = z.object({
  type: z.literal('im'),
  clientId: z.string().check(z.minLength(1)),
  toId: z.string(),
  content: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.string())),
  imageWidth: z.optional(z.nullable(z.number())),
  imageHeight: z.optional(z.nullable(z.number())),
  quoteId: z.optional(z.nullable(z.string())),
  sendTimeStamp: z.number(),
});
type Frame = z.output<typeof frameSchema>;

const follows = (from: string, to: string) => db.follows.has(from, to);

/** The reason why the receiver refuses the sender's messages, if any. */
function restriction(sender: User, receiver: User): string | undefined {
  const { imRestrict, id } = receiver;
  if (imRestrict === '3') return '对方不接收私信';
  if (imRestrict === '1' && !follows(id, sender.id)) return '对方只接收关注的人的私信';
  const mutual = follows(id, sender.id) && follows(sender.id, id);
  return imRestrict === '2' && !mutual ? '对方只接收互相关注的人的私信' : undefined;
}

/** Why a message is not taken; undefined where it is. */
export function refusal(sender: User, { toId, content, image }: Frame): string | undefined {
  const receiver = db.users.get(toId);
  if (!receiver) return '用户不存在';
  if (toId === sender.id) return '不能给自己发私信';
  if (!image && !content?.replace(/\s/g, '')) return '消息不能为空';
  if (charactersOf(content ?? '') > MAX_CHARACTERS) return `消息不能超过${MAX_CHARACTERS}个字符`;
  return restriction(sender, receiver);
}

/** Stores a message; by default an unread plain text. */
export function storeMessage(details: Pick<Message, 'fromId' | 'toId'> & Partial<Message>): Message {
  const message: Message = {
    id: newId(),
    clientId: null,
    content: null,
    image: null,
    imageWidth: null,
    imageHeight: null,
    quoteId: null,
    sentAt: nextStamp(),
    read: false,
    recalled: false,
    deletedBy: [],
    ...details,
  };
  db.messages.push(message);
  return message;
}

/** The frame that pushes a message or its recall. */
export const messagePush = (message: Message) => ({
  type: 'messagepush',
  itemType: '',
  im: true,
  ...messageRow(message),
  sys: message.recalled ? 1 : 0,
});

/** Marks messages up to a time as read, and notifies their sender (assumption A15). */
export function readMessages(userId: string, fromId: string, until: number): void {
  for (const message of db.messages) {
    if (message.fromId === fromId && message.toId === userId && message.sentAt <= until) message.read = true;
  }
  deliver(fromId, { type: 'readcallback', userId, sendTimeStamp: until });
}

export const welcome = (userId: string): Message =>
  storeMessage({ fromId: ASSISTANT_ID, toId: userId, content: WELCOME });

function answerLater({ fromId, content, sentAt }: Message): void {
  setTimeout(() => {
    if (!db.users.has(fromId)) return;
    readMessages(ASSISTANT_ID, fromId, sentAt);
    const answer = storeMessage({
      fromId: ASSISTANT_ID,
      toId: fromId,
      content: assistantAnswer(content, db.messages.length),
    });
    deliver(fromId, messagePush(answer));
  }, ANSWER_MS).unref();
}

/** Handles a frame of a member's socket; other frames are ignored. */
export function receiveFrame(sender: User, data: unknown): void {
  let input: unknown;
  try {
    input = JSON.parse(String(data));
  } catch {
    return;
  }
  const parsed = z.safeParse(frameSchema, input);
  if (!parsed.success) return;
  const frame = parsed.data;
  const fault = takeMessageFault();
  if (fault?.kind === 'lose') return;
  const { clientId } = frame;
  const failMessage = fault?.kind === 'refuse' ? (fault.failMessage ?? '发送失败') : refusal(sender, frame);
  const callback = { type: 'sendResultcallback', clientId };
  if (failMessage !== undefined) {
    deliver(sender.id, { ...callback, sendSuccessFlag: false, failMessage }, fault);
    return;
  }
  // A message that is resent after a lost callback is the same one.
  const known = db.messages.find((row) => row.fromId === sender.id && row.clientId === clientId);
  const message =
    known ??
    storeMessage({
      clientId,
      fromId: sender.id,
      toId: frame.toId,
      content: frame.content || null,
      image: frame.image || null,
      imageWidth: frame.imageWidth ?? null,
      imageHeight: frame.imageHeight ?? null,
      quoteId: frame.quoteId || null,
    });
  if (!known) deliver(frame.toId, messagePush(message), fault);
  if (!swallowCallback(fault)) {
    deliver(sender.id, { ...callback, sendSuccessFlag: true, message: messageRow(message) }, fault);
  }
  if (!known && frame.toId === ASSISTANT_ID) answerLater(message);
}
