import * as z from 'zod/mini';
import { count, line, NAMELESS, otherId, picture, rowId, text } from '@/lib/http/fields';
import { serverNow } from '@/lib/http/server-clock';
import { parseApiTime } from '@/lib/utils/time';

const looseFlag = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value !== '0' && value !== 'false' && Boolean(value)),
  );

/** Latest plausible time of a message: a later one would stay the last for ever. */
const MAX_AHEAD_MS = 24 * 60 * 60_000;
const isPossible = (time: number): boolean => time > 0 && time <= serverNow() + MAX_AHEAD_MS;

function timeOf(words: string): number {
  const time = parseApiTime(words) ?? 0;
  return isPossible(time) ? time : 0;
}

const stamp = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      const time = Number(typeof value === 'number' || typeof value === 'string' ? value : 0);
      return isPossible(time) ? time : 0;
    }),
  );

export const conversationSchema = z.pipe(
  z.object({
    userId: rowId(),
    nickname: line(NAMELESS),
    avatar: picture(),
    description: line(),
    sort: looseFlag(),
    count: count(),
    lastChatRecord: line(),
    lastChatImage: picture(),
    sendTime: text(),
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

export const messageSchema = z.pipe(
  z.object({
    id: rowId(),
    clientId: text(),
    fromId: rowId(),
    toId: rowId(),
    content: text(),
    image: picture(),
    imageWidth: count(),
    imageHeight: count(),
    sendTime: text(),
    sendTimeStamp: stamp(),
    receiverRead: text(),
    quoteId: otherId(),
    quoteText: line(),
    quoteImage: picture(),
    quoteNickname: line(NAMELESS),
    sys: looseFlag(),
    deleteImId: otherId(),
  }),
  z.transform(({ id, clientId, fromId, toId, content, image, imageWidth, imageHeight, ...row }) => ({
    id: (row.sys && row.deleteImId) || id,
    clientId,
    fromId,
    toId,
    content,
    image: image === '' ? null : { src: image, width: imageWidth ?? 0, height: imageHeight ?? 0 },
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

export type MessageBody = Pick<Message, 'content' | 'image' | 'quote'>;

export type MessagePicture = NonNullable<Message['image']>;

export interface OutgoingMessage extends MessageBody {
  clientId: string;
  toId: string;
  sentAt: number;
  status: 'sending' | 'failed';
  failMessage: string;
}
