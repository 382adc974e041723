import { MINUTE } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { Message } from '@/mocks/db/tables';

/** Average minutes between two generated messages. */
const SPACING = 4;

/** A generated message between two people with the text of one of `written`, derived from `index`. */
export function createMessage(index: number, written: readonly Message[], people: readonly [string, string]): Message {
  const random = randomFor(`generated-message:${index}`);
  const said = random.pick(written.filter(({ recalled }) => !recalled));
  const [fromId, toId] = random.next() < 0.5 ? people : people.toReversed();
  const oldest = Math.min(...written.map(({ sentAt }) => sentAt));
  return {
    ...said,
    id: idFor(`generated-message:${index}`),
    fromId: fromId ?? '',
    toId: toId ?? '',
    content: said.content && `${said.content}（${index + 1}）`,
    quoteId: null,
    sentAt: Math.round(oldest - (index + random.next()) * SPACING * MINUTE),
    read: true,
    deletedBy: [],
  };
}
