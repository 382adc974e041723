import { lookUp } from '@/lib/utils/look-up';
import type { Conversation, Message, MessageBody, OutgoingMessage } from './schema';
import { lineOf } from './conversation-list';

interface ChatState {
  /** Confirmed messages, oldest first, without duplicates. */
  messages: readonly Message[];
  /** Whether they reach up to the latest; false until the first page is loaded, and after a reconnect. */
  isCurrent: boolean;
  hasOlder: boolean;
  readUntil: number;
  seenUntil: number;
  /** Messages up to this time are hidden, because the conversation was deleted. */
  clearedUntil: number;
}

export interface MessageState {
  userId: string;
  conversations: readonly Conversation[] | undefined;
  chats: Readonly<Record<string, ChatState>>;
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

export const isUnseen = (chat: ChatState, partnerId: string, { fromId, sentAt, isRecalled }: Message) =>
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

export const previewOf = (message: Message): string => (message.isRecalled ? '撤回了一条消息' : lineOf(message));

/** The last message in a conversation's row. The list's own times are whole seconds. */
export function withLast(state: MessageState, partnerId: string): MessageState {
  const last = chatWith(state, partnerId).messages.at(-1);
  if (!last || !state.conversations) return state;
  const isListed = state.conversations.some(({ userId }) => userId === partnerId);
  const listed = isListed ? state : { ...state, conversations: [unknownPartner(partnerId), ...state.conversations] };
  return withConversation(listed, partnerId, (row) =>
    last.sentAt < row.lastAt ? row : { ...row, lastText: previewOf(last), lastAt: last.sentAt },
  );
}

export function partnerOf(userId: string, { fromId, toId }: Pick<Message, 'fromId' | 'toId'>): string | undefined {
  if (fromId === userId) return toId === userId ? undefined : toId;
  return toId === userId ? fromId : undefined;
}

/** Order by the API's clock; ties are the same in every tab. */
const byTime = (one: Message, other: Message): number =>
  one.sentAt - other.sentAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

export const withoutContent = (message: Message): Message => ({
  ...message,
  content: '',
  image: null,
  quote: null,
  isRecalled: true,
});

/** Merges two copies of a message; recalls and receipts are never taken back. */
const joined = (known: Message, copy: Message): Message => {
  const message = {
    ...copy,
    clientId: known.clientId || copy.clientId,
    isRead: known.isRead || copy.isRead,
  };
  return known.isRecalled ? withoutContent(message) : message;
};

const isOrdered = (messages: readonly Message[]) =>
  messages.every((message, index) => {
    const before = messages[index - 1];
    return !before || byTime(before, message) < 0;
  });

/** Merges messages without duplicates, in order; without a full sort, because older pages keep loading. */
function mergeMessages(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  const [first, last] = [known[0], known.at(-1)];
  const [only] = added;
  if (only && added.length === 1 && (!last || byTime(last, only) < 0) && !known.some(({ id }) => id === only.id)) {
    return [...known, only];
  }
  if (first && isOrdered(added) && byTime(added[added.length - 1] ?? first, first) < 0) return [...added, ...known];
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of added) {
    const copy = byId.get(message.id);
    byId.set(message.id, copy ? joined(copy, message) : message);
  }
  return [...byId.values()].sort(byTime);
}

/** Tolerance between the clocks of browser and API. */
const CLOCK_SLACK_MS = 5_000;

/** The outgoing message of a stored one: by client id, or by content when the API does not echo ids. */
function outgoingOf<T extends MessageBody & Pick<OutgoingMessage, 'clientId' | 'toId' | 'sentAt'>>(
  outgoing: readonly T[],
  stored: Message,
): T | undefined {
  if (stored.clientId !== '') return outgoing.find(({ clientId }) => clientId === stored.clientId);
  return outgoing.find(
    ({ toId, content, image, sentAt }) =>
      toId === stored.toId &&
      content === stored.content &&
      image?.src === stored.image?.src &&
      stored.sentAt >= sentAt - CLOCK_SLACK_MS,
  );
}

const PROVISIONAL = 'client:';

/** A confirmed message whose row is not known yet; the row replaces it later. */
export const provisional = (
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

export function withMessages(state: MessageState, partnerId: string, added: readonly Message[]): MessageState {
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
