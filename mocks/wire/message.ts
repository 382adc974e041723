import type { conversationSchema, messageSchema } from '@/lib/domain/message/schema';
import { db } from '@/mocks/db';
import type { Message, User } from '@/mocks/db/tables';
import { formatApiTime, type Wire } from './wire';

const isBetween = (row: Message, { fromId, toId }: Message) =>
  (row.fromId === fromId && row.toId === toId) || (row.fromId === toId && row.toId === fromId);

/** A message as both sides see it; a recalled one is a notice without its text. */
export function messageRow(message: Message): Wire<typeof messageSchema> {
  const { id, clientId, fromId, toId, sentAt, read, recalled, quoteId } = message;
  const quoted =
    quoteId === null ? undefined : db.messages.find((row) => row.id === quoteId && isBetween(row, message));
  const shownQuote = recalled || quoted?.recalled ? undefined : quoted;
  return {
    id,
    clientId,
    fromId,
    toId,
    content: recalled ? null : message.content,
    image: recalled ? null : message.image,
    imageWidth: recalled ? null : message.imageWidth,
    imageHeight: recalled ? null : message.imageHeight,
    sendTime: formatApiTime(sentAt),
    sendTimeStamp: sentAt,
    receiverRead: read ? '1' : '0',
    quoteId: recalled ? null : quoteId,
    quoteText: shownQuote?.content ?? null,
    quoteImage: shownQuote?.image ?? null,
    quoteNickname: shownQuote ? (db.users.get(shownQuote.fromId)?.nickname ?? null) : null,
    sys: recalled ? '1' : '0',
    deleteImId: recalled ? id : null,
  };
}

interface ConversationState {
  pinned: boolean;
  unread: number;
  last: Message | undefined;
}

export function conversationRow(
  partner: User,
  { pinned, unread, last }: ConversationState,
): Wire<typeof conversationSchema> {
  return {
    userId: partner.id,
    nickname: partner.nickname,
    avatar: partner.avatar,
    description: partner.description,
    sort: pinned ? '1' : '0',
    count: unread,
    lastChatRecord: last?.recalled ? '撤回了一条消息' : (last?.content ?? null),
    lastChatImage: last?.recalled ? null : (last?.image ?? null),
    sendTime: last ? formatApiTime(last.sentAt) : null,
    sendFail: null,
  };
}
