import {
  chatWith,
  isUnseen,
  partnerOf,
  previewOf,
  provisional,
  withChat,
  withConversation,
  withLast,
  withMessages,
  withoutContent,
  withOutgoing,
  withoutOutgoing,
  type MessageState,
} from './chat-state';
import type { Conversation, Message, OutgoingMessage } from './schema';

/** The API's callback of a message, sent from this or another tab. */
export interface SendAnswer {
  clientId: string;
  success: boolean;
  failMessage: string;
  message: Message | undefined;
}

interface LoadedMessages {
  partnerId: string;
  messages: readonly Message[];
  total: number;
  joins: boolean;
}

export type MessageEvent =
  | { kind: 'listed'; conversations: readonly Conversation[] }
  | ({ kind: 'loaded' } & LoadedMessages)
  | { kind: 'received'; message: Message }
  | { kind: 'recalled'; message: Message }
  | ({ kind: 'answered' } & SendAnswer)
  | { kind: 'sent'; message: OutgoingMessage }
  | { kind: 'retried'; clientId: string }
  | { kind: 'failed'; clientId: string; failMessage: string }
  | { kind: 'discarded'; clientId: string }
  | { kind: 'restored'; outgoing: readonly OutgoingMessage[] }
  | { kind: 'seen'; partnerId: string; until: number }
  | { kind: 'read'; readerId: string; until: number }
  | { kind: 'deleted'; partnerId: string; id: string }
  | { kind: 'conversationDeleted'; partnerId: string }
  | { kind: 'pinned'; partnerId: string; pinned: boolean }
  | { kind: 'reconnected' };

function withReceived(state: MessageState, message: Message): MessageState {
  const partnerId = partnerOf(state.userId, message);
  if (partnerId === undefined) return state;
  const before = chatWith(state, partnerId);
  if (message.isRecalled) return withRecalled(state, message);
  const next = withMessages(state, partnerId, [message]);
  const stored = chatWith(next, partnerId).messages.find(({ id }) => id === message.id);
  const isNew = stored !== undefined && !before.messages.some(({ id }) => id === message.id);
  if (!isNew || !isUnseen(before, partnerId, stored)) return next;
  return withConversation(next, partnerId, (row) => ({ ...row, unread: row.unread + 1 }));
}

function withRecalled(state: MessageState, notice: Message): MessageState {
  const partnerId = partnerOf(state.userId, notice);
  if (partnerId === undefined) return state;
  const chat = chatWith(state, partnerId);
  const known = chat.messages.find(({ id }) => id === notice.id);
  const wasUnseen = known !== undefined && isUnseen(chat, partnerId, known);
  const recalled = new Set(state.recalled).add(notice.id);
  // The notice takes the message's place.
  const shown = withoutContent({ ...notice, sentAt: known?.sentAt ?? notice.sentAt });
  const next = withMessages({ ...state, recalled }, partnerId, [shown]);
  if (!wasUnseen) return next;
  return withConversation(next, partnerId, (row) => ({ ...row, unread: Math.max(0, row.unread - 1) }));
}

function withAnswer(state: MessageState, { clientId, success, failMessage, message }: SendAnswer): MessageState {
  const sent = state.outgoing.find((row) => row.clientId === clientId);
  if (!success) return withOutgoing(state, clientId, { status: 'failed', failMessage });
  const stored = message ? { ...message, clientId } : sent && provisional(state.userId, sent);
  return stored ? withReceived(state, stored) : state;
}

/** Merging known messages changes nothing. */
function withSent(state: MessageState, message: OutgoingMessage): MessageState {
  const { clientId, toId } = message;
  const isKnown =
    state.outgoing.some((row) => row.clientId === clientId) ||
    chatWith(state, toId).messages.some((row) => row.clientId === clientId);
  return isKnown ? state : { ...state, outgoing: [...state.outgoing, message] };
}

function withSeen(state: MessageState, partnerId: string, until: number): MessageState {
  const seenUntil = Math.max(chatWith(state, partnerId).seenUntil, until);
  const next = withChat(state, partnerId, { seenUntil });
  const chat = chatWith(next, partnerId);
  const unread = chat.messages.filter((message) => isUnseen(chat, partnerId, message)).length;
  return withConversation(next, partnerId, (row) => (row.unread === unread ? row : { ...row, unread }));
}

function withDeleted(state: MessageState, partnerId: string, id: string): MessageState {
  const messages = chatWith(state, partnerId).messages.filter((message) => message.id !== id);
  const next = { ...withChat(state, partnerId, { messages }), deleted: new Set(state.deleted).add(id) };
  const last = messages.at(-1);
  return withConversation(next, partnerId, (row) =>
    last ? { ...row, lastText: previewOf(last), lastAt: last.sentAt } : { ...row, lastText: '' },
  );
}

function withConversationDeleted(state: MessageState, partnerId: string): MessageState {
  const chat = chatWith(state, partnerId);
  const clearedUntil = Math.max(chat.clearedUntil, chat.messages.at(-1)?.sentAt ?? 0);
  return {
    ...withChat(state, partnerId, { messages: [], isCurrent: false, hasOlder: false, clearedUntil }),
    conversations: state.conversations?.filter(({ userId }) => userId !== partnerId),
    outgoing: state.outgoing.filter(({ toId }) => toId !== partnerId),
  };
}

function withListed(state: MessageState, conversations: readonly Conversation[]): MessageState {
  const rows = conversations.map((row) => {
    const chat = chatWith(state, row.userId);
    // The list predates the read receipt.
    const isSeen =
      chat.seenUntil >= row.lastAt && !chat.messages.some((message) => isUnseen(chat, row.userId, message));
    return isSeen ? { ...row, unread: 0 } : row;
  });
  return rows.reduce<MessageState>((next, { userId }) => withLast(next, userId), { ...state, conversations: rows });
}

function withLoaded(state: MessageState, page: LoadedMessages): MessageState {
  const { partnerId, messages, total, joins } = page;
  const chat = chatWith(state, partnerId);
  const oldest = Math.min(...messages.map(({ sentAt }) => sentAt));
  const kept = joins ? chat.messages : chat.messages.filter(({ sentAt }) => sentAt >= oldest);
  const next = withMessages(withChat(state, partnerId, { messages: kept }), partnerId, messages);
  const known = chatWith(next, partnerId).messages.length;
  return withChat(next, partnerId, { isCurrent: true, hasOlder: messages.length > 0 && known < total });
}

const isSending = ({ outgoing }: MessageState, id: string) =>
  outgoing.some(({ clientId, status }) => clientId === id && status === 'sending');

/** A chat that was never loaded may have gaps after live messages, so it will be loaded. */
const withoutCurrent = (state: MessageState, partnerId: string): MessageState => {
  const { isCurrent, messages } = chatWith(state, partnerId);
  return withChat(state, partnerId, { isCurrent: false, messages: isCurrent ? messages : [] });
};

/** Reduces an event. Events may be late, doubled, out of order or unknown; foreign ones change nothing. */
export function reduceMessages(state: MessageState, event: MessageEvent): MessageState {
  switch (event.kind) {
    case 'listed':
      return withListed(state, event.conversations);
    case 'loaded':
      return withLoaded(state, event);
    case 'received':
      return withReceived(state, event.message);
    case 'recalled':
      return withRecalled(state, event.message);
    case 'answered':
      return withAnswer(state, event);
    case 'sent':
      return withSent(state, event.message);
    case 'retried':
      return withOutgoing(state, event.clientId, { status: 'sending', failMessage: '' });
    case 'failed':
      return isSending(state, event.clientId)
        ? withOutgoing(state, event.clientId, { status: 'failed', failMessage: event.failMessage })
        : state;
    case 'discarded':
      return withoutOutgoing(state, event.clientId);
    case 'restored':
      return event.outgoing.reduce(withSent, state);
    case 'seen':
      return withSeen(state, event.partnerId, event.until);
    case 'read': {
      const { readUntil } = chatWith(state, event.readerId);
      return withChat(state, event.readerId, { readUntil: Math.max(readUntil, event.until) });
    }
    case 'deleted':
      return withDeleted(state, event.partnerId, event.id);
    case 'conversationDeleted':
      return withConversationDeleted(state, event.partnerId);
    case 'pinned':
      return withConversation(state, event.partnerId, (row) => ({ ...row, isPinned: event.pinned }));
    case 'reconnected':
      return Object.keys(state.chats).reduce(withoutCurrent, state);
  }
}
