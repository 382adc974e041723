import { type Conversation, type MessageBody, type OutgoingMessage } from './schema';

const RECALLED = '消息已撤回';

export const lineOf = ({ content, image }: Pick<MessageBody, 'content' | 'image'>): string =>
  content || (image ? '[图片]' : '');

/** The API leaves a quote of a recalled message without words. */
export function quoteLine({ text, image }: NonNullable<MessageBody['quote']>, isRecalled: boolean): string {
  const words = lineOf({ content: text, image: image ? { src: image, width: 0, height: 0 } : null });
  return isRecalled ? RECALLED : words || RECALLED;
}

export interface LastLine {
  text: string;
  /** Epoch milliseconds; 0 for none. */
  at: number;
  hasFailed: boolean;
}

export function lastLine(
  outgoing: readonly OutgoingMessage[],
  partnerId: string,
  listed: Pick<Conversation, 'lastText' | 'lastAt' | 'hasFailed'> = { lastText: '', lastAt: 0, hasFailed: false },
): LastLine {
  const latest = outgoing.findLast(({ toId }) => toId === partnerId);
  // The list's times lack milliseconds.
  return latest && latest.sentAt >= listed.lastAt
    ? { text: lineOf(latest), at: latest.sentAt, hasFailed: latest.status === 'failed' }
    : { text: listed.lastText, at: listed.lastAt, hasFailed: listed.hasFailed };
}

export function sortConversations(
  conversations: readonly Conversation[],
  outgoing: readonly OutgoingMessage[],
): Conversation[] {
  const at = ({ userId, lastAt }: Conversation) =>
    Math.max(lastAt, ...outgoing.flatMap(({ toId, sentAt }) => (toId === userId ? [sentAt] : [])));
  return conversations.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned) || at(other) - at(one));
}
