import * as z from 'zod/mini';
import { count, otherId, picture, rowId, text } from '@/lib/http/fields';
import { serverNow } from '@/lib/http/server-clock';
import { parseApiTime } from '@/lib/utils/time';

/** A flag that the API may write as a boolean, a number, a digit or a time. */
const looseFlag = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value !== '0' && value !== 'false' && Boolean(value)),
  );

/** No message is later than this by the API's clock, whatever its sender wrote: it would stay the last one for ever. */
const MOST_AHEAD_MS = 24 * 60 * 60_000;
const isPossible = (time: number): boolean => time > 0 && time <= serverNow() + MOST_AHEAD_MS;

/** Epoch milliseconds of a time in words; 0 when it is none, or impossible. */
function timeOf(words: string): number {
  const time = parseApiTime(words) ?? 0;
  return isPossible(time) ? time : 0;
}

/** Epoch milliseconds; 0 when they are missing or impossible. */
const stamp = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      const time = Number(typeof value === 'number' || typeof value === 'string' ? value : 0);
      return isPossible(time) ? time : 0;
    }),
  );

/** A conversation of the list, with the user on its other side. */
export const conversationSchema = z.pipe(
  z.object({
    userId: rowId(),
    nickname: text(),
    avatar: picture(),
    description: text(),
    /** Pinned. */
    sort: looseFlag(),
    /** Unread messages. */
    count: count(),
    lastChatRecord: text(),
    lastChatImage: picture(),
    sendTime: text(),
    /** The member's last message was refused. */
    sendFail: looseFlag(),
  }),
  z.transform(({ sort, count: unread, lastChatRecord, lastChatImage, sendTime, sendFail, ...partner }) => ({
    ...partner,
    isPinned: sort,
    unread: unread ?? 0,
    lastText: lastChatRecord || (lastChatImage ? '[图片]' : ''),
    lastAt: timeOf(sendTime),
    hasFailed: sendFail,
  })),
);
export type Conversation = z.output<typeof conversationSchema>;

/** A message that the API has stored. */
export const messageSchema = z.pipe(
  z.object({
    id: rowId(),
    /** What its sender called it; '' where the API does not tell. */
    clientId: text(),
    fromId: rowId(),
    toId: rowId(),
    content: text(),
    image: picture(),
    imageWidth: count(),
    imageHeight: count(),
    sendTime: text(),
    sendTimeStamp: stamp(),
    /** '0' unread. */
    receiverRead: text(),
    quoteId: otherId(),
    quoteText: text(),
    quoteImage: picture(),
    quoteNickname: text(),
    /** A notice that a message was recalled. */
    sys: looseFlag(),
    /** The message that was recalled. */
    deleteImId: otherId(),
  }),
  z.transform(({ id, clientId, fromId, toId, content, image, imageWidth, imageHeight, ...row }) => ({
    id: (row.sys && row.deleteImId) || id,
    clientId,
    fromId,
    toId,
    content,
    image: image === '' ? null : { src: image, width: imageWidth ?? 0, height: imageHeight ?? 0 },
    /** Epoch milliseconds of the API's clock. */
    sentAt: row.sendTimeStamp || timeOf(row.sendTime),
    isRead: row.receiverRead !== '' && row.receiverRead !== '0',
    quote:
      row.quoteId === ''
        ? null
        : { id: row.quoteId, text: row.quoteText, image: row.quoteImage, nickname: row.quoteNickname },
    isRecalled: row.sys,
  })),
);
export type Message = z.output<typeof messageSchema>;

/** What a message says. */
export type MessageBody = Pick<Message, 'content' | 'image' | 'quote'>;

export type MessagePicture = NonNullable<Message['image']>;

/** A message of the member that the API has not confirmed: it is on its way, or has failed. */
export interface OutgoingMessage extends MessageBody {
  clientId: string;
  toId: string;
  /** When it was written, by the API's clock. */
  sentAt: number;
  status: 'sending' | 'failed';
  /** Why it failed, for its sender; '' while it is being sent. */
  failMessage: string;
}
