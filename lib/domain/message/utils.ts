import * as z from 'zod/mini';
import { formatApiTime } from '@/lib/utils/time';
import { IMAGE_MAX_HEIGHT, IMAGE_MAX_WIDTH, RECALL_MS } from './constants';
import { messageSchema, type Conversation, type Message, type MessageBody, type OutgoingMessage } from './schema';

/** The message in a frame of the socket; undefined when it is malformed. */
export const parseMessage = (payload: unknown): Message | undefined => z.safeParse(messageSchema, payload).data;

/** The other side of a message; undefined when it is none of the user's. */
export function partnerOf(userId: string, { fromId, toId }: Pick<Message, 'fromId' | 'toId'>): string | undefined {
  if (fromId === userId) return toId === userId ? undefined : toId;
  return toId === userId ? fromId : undefined;
}

/** The order of a conversation: by the API's clock, and the same in every tab for messages of one moment. */
const byTime = (one: Message, other: Message): number =>
  one.sentAt - other.sentAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

export const withoutContent = (message: Message): Message => ({
  ...message,
  content: '',
  image: null,
  quote: null,
  isRecalled: true,
});

/** Two copies of one message: what either of them knows. A recall and a receipt are never taken back. */
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

/** Adds messages to those of a conversation: each once, in order. Without sorting them all, as older ones load. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): readonly Message[] {
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

/** How much earlier than it was written a message may have been stored: the two clocks differ a little. */
const CLOCK_SLACK_MS = 5_000;

/**
 * The outgoing message that a stored one is: by its client id, or, from an API that does not echo it, by what it says.
 */
export function outgoingOf<T extends MessageBody & Pick<OutgoingMessage, 'clientId' | 'toId' | 'sentAt'>>(
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

/** A message as one line: its text, or that it is a picture. */
export const lineOf = ({ content, image }: Pick<MessageBody, 'content' | 'image'>): string =>
  content || (image ? '[图片]' : '');

/** How long a message can still be recalled, in milliseconds; 0 when no longer. @param now of the API's clock */
export const recallableFor = ({ sentAt }: Pick<Message, 'sentAt'>, now: number): number =>
  Math.min(RECALL_MS, Math.max(0, sentAt + RECALL_MS - now));

/** What remains to recall a message: 1:05. */
export const countdown = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The size that a picture is shown at, within its bounds; undefined when its own is unknown. */
export function shownSize({ width, height }: { width: number; height: number }) {
  if (!(width > 0) || !(height > 0)) return undefined;
  const scale = Math.min(1, IMAGE_MAX_WIDTH / width, IMAGE_MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const DAY_MS = 24 * 60 * 60_000;

/** The day in China of a message, YYYY-MM-DD. */
export const dayOf = (sentAt: number): string => formatApiTime(sentAt).slice(0, 10);
/** The time in China of a message, HH:mm. */
export const clockOf = (sentAt: number): string => formatApiTime(sentAt).slice(11, 16);

/** The time of a conversation's last message in the list: 14:02, 昨天, 11-20 or 2025-11-20; '' for none. */
export function shortTime(sentAt: number, now: number): string {
  if (sentAt === 0) return '';
  const day = dayOf(sentAt);
  if (day === dayOf(now)) return clockOf(sentAt);
  if (day === dayOf(now - DAY_MS)) return '昨天';
  return day.slice(0, 4) === dayOf(now).slice(0, 4) ? day.slice(5) : day;
}

/** Messages of one side that follow each other within this time are one run. */
const RUN_MS = 5 * 60_000;

/** What a chat shows: confirmed messages in their order, then the outgoing ones in that of writing. */
export interface ChatRows {
  userId: string;
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  /** Up to when the partner has read. */
  readUntil: number;
}

export const countRows = ({ messages, outgoing }: ChatRows): number => messages.length + outgoing.length;

const confirmedKey = ({ clientId, id }: Message) => clientId || id;

/** Names a row; the same before and after its message is confirmed. */
export function rowKey({ messages, outgoing }: ChatRows, index: number): string {
  const message = messages[index];
  return message ? confirmedKey(message) : (outgoing[index - messages.length]?.clientId ?? '');
}

/** A line of the chat: a confirmed message, or an outgoing one. */
export interface ChatLine {
  isOwn: boolean;
  sentAt: number;
  /** Undefined while it is outgoing. */
  message: Message | undefined;
  outgoing: OutgoingMessage | undefined;
  body: MessageBody;
  /** The day that begins with it; '' for none. */
  day: string;
  /** The last of its run: its time stands below it. */
  endsRun: boolean;
  isRead: boolean;
}

function plainLine({ userId, messages, outgoing, readUntil }: ChatRows, index: number) {
  const message = messages[index];
  const waiting = message ? undefined : outgoing[index - messages.length];
  const body = message ?? waiting;
  if (!body) return undefined;
  const { sentAt } = body;
  const isRead = message !== undefined && (message.isRead || sentAt <= readUntil);
  return { isOwn: message?.fromId === userId || !message, sentAt, message, outgoing: waiting, body, isRead };
}

/** The line of a row. Only those near the screen are made: a chat may have 10,000. */
export function chatLine(rows: ChatRows, index: number): ChatLine | undefined {
  const [before, line, after] = [index - 1, index, index + 1].map((at) => plainLine(rows, at));
  if (!line) return undefined;
  const day = dayOf(line.sentAt);
  const continues =
    after !== undefined &&
    after.isOwn === line.isOwn &&
    after.isRead === line.isRead &&
    !after.message?.isRecalled &&
    !after.outgoing === !line.outgoing &&
    after.sentAt - line.sentAt < RUN_MS &&
    dayOf(after.sentAt) === day;
  const beginsDay = !before || dayOf(before.sentAt) !== day;
  return { ...line, day: beginsDay ? day : '', endsRun: !continues };
}

/** The last message of a conversation, as one line of the list. */
export interface LastLine {
  text: string;
  /** Epoch milliseconds; 0 for none. */
  at: number;
  /** The message was not sent. */
  hasFailed: boolean;
}

/** Text, time and failure of one message: the latest outgoing one, or the one that the list tells when it is later. */
export function lastLine(
  outgoing: readonly OutgoingMessage[],
  partnerId: string,
  listed: Pick<Conversation, 'lastText' | 'lastAt' | 'hasFailed'> = { lastText: '', lastAt: 0, hasFailed: false },
): LastLine {
  const latest = outgoing.findLast(({ toId }) => toId === partnerId);
  // The list's times have no milliseconds.
  return latest && latest.sentAt >= listed.lastAt
    ? { text: lineOf(latest), at: latest.sentAt, hasFailed: latest.status === 'failed' }
    : { text: listed.lastText, at: listed.lastAt, hasFailed: listed.hasFailed };
}

/** The conversations as they are listed: the pinned ones first, then by the last message, sent or outgoing. */
export function sortConversations(
  conversations: readonly Conversation[],
  outgoing: readonly OutgoingMessage[],
): Conversation[] {
  const at = ({ userId, lastAt }: Conversation) =>
    Math.max(lastAt, ...outgoing.flatMap(({ toId, sentAt }) => (toId === userId ? [sentAt] : [])));
  return conversations.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned) || at(other) - at(one));
}
