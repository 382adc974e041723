import { type Message, type MessageBody, type OutgoingMessage } from './schema';

/** The other user of a message; undefined when it is not the member's. */
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

/** Tolerance between the clocks of browser and API. */
const CLOCK_SLACK_MS = 5_000;

/** The outgoing message of a stored one: by client id, or by content when the API does not echo ids. */
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
