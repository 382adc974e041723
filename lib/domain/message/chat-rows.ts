import { type Message, type MessageBody, type OutgoingMessage } from './schema';
import { dayOf } from './times';

const RUN_MS = 5 * 60_000;

export interface ChatRows {
  userId: string;
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  readUntil: number;
}

export const countRows = ({ messages, outgoing }: ChatRows): number => messages.length + outgoing.length;

const confirmedKey = ({ clientId, id }: Message) => clientId || id;

export function rowKey({ messages, outgoing }: ChatRows, index: number): string {
  const message = messages[index];
  return message ? confirmedKey(message) : (outgoing[index - messages.length]?.clientId ?? '');
}

export interface ChatLine {
  isOwn: boolean;
  sentAt: number;
  message: Message | undefined;
  outgoing: OutgoingMessage | undefined;
  body: MessageBody;
  day: string;
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

/** The line of a row, computed on demand: a chat may have 10,000. */
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
