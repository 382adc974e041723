import type { Message } from './schema';

/** How many messages of the partner are new to the member, up to one of them. */
interface NewMessages {
  upTo: string;
  count: number;
}

const theirs = (messages: readonly Message[], partnerId: string) =>
  messages.filter(({ fromId, isRecalled }) => fromId === partnerId && !isRecalled);

/** @param unread from the list of conversations; while that is unknown, the receipts of the messages decide */
export function newOnOpening(
  messages: readonly Message[],
  partnerId: string,
  unread: number | undefined,
): NewMessages | undefined {
  const upTo = theirs(messages, partnerId).at(-1)?.id;
  const known = messages.findLastIndex(({ fromId, isRead }) => fromId !== partnerId || isRead);
  const count = unread ?? theirs(messages.slice(known + 1), partnerId).length;
  return upTo !== undefined && count > 0 ? { upTo, count } : undefined;
}

/** The message above which the new ones begin; undefined until it is loaded. */
export function firstNew(
  messages: readonly Message[],
  partnerId: string,
  { upTo, count }: NewMessages,
): string | undefined {
  const rows = theirs(messages, partnerId);
  return rows[rows.findIndex(({ id }) => id === upTo) + 1 - count]?.id;
}
