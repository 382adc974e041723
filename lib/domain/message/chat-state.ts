import { lookUp } from '@/lib/utils/look-up';
import type { Conversation, Message, OutgoingMessage } from './schema';
import { lineOf } from './conversation-list';
import { mergeMessages, outgoingOf, partnerOf, withoutContent } from './merge';

/** The known messages with one partner. */
interface ChatState {
  /** Confirmed messages, oldest first, without duplicates. */
  messages: readonly Message[];
  /** Whether they reach up to the latest; false until the first page is loaded, and after a reconnect. */
  isCurrent: boolean;
  hasOlder: boolean;
  /** Times up to which the partner has read and the member has seen, in epoch milliseconds. */
  readUntil: number;
  seenUntil: number;
  /** Messages up to this time are hidden, because the conversation was deleted. */
  clearedUntil: number;
}

export interface MessageState {
  userId: string;
  conversations: readonly Conversation[] | undefined;
  chats: Readonly<Record<string, ChatState>>;
  /** Unconfirmed messages in order of writing. */
  outgoing: readonly OutgoingMessage[];
  /** Ids of recalled or deleted messages, whose frames may arrive late. */
  recalled: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
}

const EMPTY_CHAT: ChatState = {
  messages: [],
  isCurrent: false,
  hasOlder: false,
  readUntil: 0,
  seenUntil: 0,
  clearedUntil: 0,
};

export const emptyMessages = (userId: string): MessageState => ({
  userId,
  conversations: undefined,
  chats: {},
  outgoing: [],
  recalled: new Set(),
  deleted: new Set(),
});

export const chatWith = ({ chats }: MessageState, partnerId: string): ChatState =>
  lookUp(chats, partnerId) ?? EMPTY_CHAT;

export const withChat = (state: MessageState, partnerId: string, part: Partial<ChatState>): MessageState => ({
  ...state,
  chats: { ...state.chats, [partnerId]: { ...chatWith(state, partnerId), ...part } },
});

export const withOutgoing = (state: MessageState, clientId: string, part: Partial<OutgoingMessage>): MessageState => ({
  ...state,
  outgoing: state.outgoing.map((message) => (message.clientId === clientId ? { ...message, ...part } : message)),
});

export const withoutOutgoing = (state: MessageState, clientId: string): MessageState => ({
  ...state,
  outgoing: state.outgoing.filter((message) => message.clientId !== clientId),
});

export const withConversation = (
  state: MessageState,
  partnerId: string,
  change: (conversation: Conversation) => Conversation,
): MessageState => ({
  ...state,
  conversations: state.conversations?.map((row) => (row.userId === partnerId ? change(row) : row)),
});

/** Whether some message of the partner is unseen. */
const isUnseen = (chat: ChatState, partnerId: string, { fromId, sentAt, isRecalled }: Message) =>
  fromId === partnerId && !isRecalled && sentAt > chat.seenUntil;

/** A conversation whose partner's profile the list has not told yet. */
const unknownPartner = (userId: string): Conversation => ({
  userId,
  nickname: '',
  avatar: '',
  description: '',
  isPinned: false,
  unread: 0,
  lastText: '',
  lastAt: 0,
  hasFailed: false,
});

const previewOf = (message: Message): string => (message.isRecalled ? '撤回了一条消息' : lineOf(message));

/** The last message in a conversation's row. The list's own times are whole seconds. */
function withLast(state: MessageState, partnerId: string): MessageState {
  const last = chatWith(state, partnerId).messages.at(-1);
  if (!last || !state.conversations) return state;
  const isListed = state.conversations.some(({ userId }) => userId === partnerId);
  const listed = isListed ? state : { ...state, conversations: [unknownPartner(partnerId), ...state.conversations] };
  return withConversation(listed, partnerId, (row) =>
    last.sentAt < row.lastAt ? row : { ...row, lastText: previewOf(last), lastAt: last.sentAt },
  );
}

const PROVISIONAL = 'client:';

/** A confirmed message whose row is not known yet; the row replaces it later. */
const provisional = (
  userId: string,
  { clientId, status: _status, failMessage: _why, ...body }: OutgoingMessage,
): Message => ({
  ...body,
  id: PROVISIONAL + clientId,
  clientId,
  fromId: userId,
  isRead: false,
  isRecalled: false,
});
/** Whether the id is unknown, so that it can be neither quoted, recalled nor deleted. */
export const isUnidentified = ({ id }: Message) => id.startsWith(PROVISIONAL);

/** Merges confirmed messages; the member's are no longer outgoing. */
function withMessages(state: MessageState, partnerId: string, added: readonly Message[]): MessageState {
  const chat = chatWith(state, partnerId);
  const known = new Set(chat.messages.map(({ id }) => id));
  let { outgoing } = state;
  let waiting = chat.messages.filter(isUnidentified);
  const fresh = added.flatMap((row): Message[] => {
    if (partnerOf(state.userId, row) !== partnerId || state.deleted.has(row.id)) return [];
    if (row.sentAt <= chat.clearedUntil) return [];
    const message = state.recalled.has(row.id) ? withoutContent(row) : row;
    if (message.fromId !== state.userId) return [message];
    // A known row is no match for a message without one, which may say the same again.
    if (message.clientId === '' && known.has(message.id)) return [message];
    const confirmed = isUnidentified(message) ? undefined : outgoingOf(waiting, message);
    const sent = confirmed ?? outgoingOf(outgoing, message);
    waiting = waiting.filter((row) => row !== confirmed);
    outgoing = outgoing.filter((row) => row !== sent);
    return [{ ...message, clientId: message.clientId || (sent?.clientId ?? '') }];
  });
  const kept = chat.messages.filter((row) => !isUnidentified(row) || waiting.includes(row));
  const merged = withChat({ ...state, outgoing }, partnerId, { messages: mergeMessages(kept, fresh) });
  return withLast(merged, partnerId);
}

export function withReceived(state: MessageState, message: Message): MessageState {
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

export function withRecalled(state: MessageState, notice: Message): MessageState {
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

/** The API's callback of a message, sent from this or another tab. */
export interface SendAnswer {
  clientId: string;
  success: boolean;
  failMessage: string;
  message: Message | undefined;
}

export function withAnswer(state: MessageState, { clientId, success, failMessage, message }: SendAnswer): MessageState {
  const sent = state.outgoing.find((row) => row.clientId === clientId);
  if (!success) return withOutgoing(state, clientId, { status: 'failed', failMessage });
  const stored = message ? { ...message, clientId } : sent && provisional(state.userId, sent);
  return stored ? withReceived(state, stored) : state;
}

/** Merging known messages changes nothing. */
export function withSent(state: MessageState, message: OutgoingMessage): MessageState {
  const { clientId, toId } = message;
  const isKnown =
    state.outgoing.some((row) => row.clientId === clientId) ||
    chatWith(state, toId).messages.some((row) => row.clientId === clientId);
  return isKnown ? state : { ...state, outgoing: [...state.outgoing, message] };
}

/** The member has seen the partner's messages up to a time. */
export function withSeen(state: MessageState, partnerId: string, until: number): MessageState {
  const seenUntil = Math.max(chatWith(state, partnerId).seenUntil, until);
  const next = withChat(state, partnerId, { seenUntil });
  const chat = chatWith(next, partnerId);
  const unread = chat.messages.filter((message) => isUnseen(chat, partnerId, message)).length;
  return withConversation(next, partnerId, (row) => (row.unread === unread ? row : { ...row, unread }));
}

export function withDeleted(state: MessageState, partnerId: string, id: string): MessageState {
  const messages = chatWith(state, partnerId).messages.filter((message) => message.id !== id);
  const next = { ...withChat(state, partnerId, { messages }), deleted: new Set(state.deleted).add(id) };
  const last = messages.at(-1);
  return withConversation(next, partnerId, (row) =>
    last ? { ...row, lastText: previewOf(last), lastAt: last.sentAt } : { ...row, lastText: '' },
  );
}

export function withConversationDeleted(state: MessageState, partnerId: string): MessageState {
  const chat = chatWith(state, partnerId);
  const clearedUntil = Math.max(chat.clearedUntil, chat.messages.at(-1)?.sentAt ?? 0);
  return {
    ...withChat(state, partnerId, { messages: [], isCurrent: false, hasOlder: false, clearedUntil }),
    conversations: state.conversations?.filter(({ userId }) => userId !== partnerId),
    outgoing: state.outgoing.filter(({ toId }) => toId !== partnerId),
  };
}

export function withListed(state: MessageState, conversations: readonly Conversation[]): MessageState {
  const rows = conversations.map((row) => {
    const chat = chatWith(state, row.userId);
    // The list predates the read receipt.
    const isSeen =
      chat.seenUntil >= row.lastAt && !chat.messages.some((message) => isUnseen(chat, row.userId, message));
    return isSeen ? { ...row, unread: 0 } : row;
  });
  return rows.reduce<MessageState>((next, { userId }) => withLast(next, userId), { ...state, conversations: rows });
}

/** One or several pages of messages. */
export interface LoadedMessages {
  partnerId: string;
  messages: readonly Message[];
  total: number;
  /** Whether they adjoin the known ones. */
  joins: boolean;
}

export function withLoaded(state: MessageState, page: LoadedMessages): MessageState {
  const { partnerId, messages, total, joins } = page;
  const chat = chatWith(state, partnerId);
  const oldest = Math.min(...messages.map(({ sentAt }) => sentAt));
  const kept = joins ? chat.messages : chat.messages.filter(({ sentAt }) => sentAt >= oldest);
  const next = withMessages(withChat(state, partnerId, { messages: kept }), partnerId, messages);
  const known = chatWith(next, partnerId).messages.length;
  return withChat(next, partnerId, { isCurrent: true, hasOlder: messages.length > 0 && known < total });
}
