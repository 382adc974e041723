import { checkedBy, isNumber, isText } from '@/lib/browser/storage';
import { NO_CALLBACK } from './send-failures';
import type { OutgoingMessage } from '@/lib/domain/message/schema';
import { draftedSubjects, openDraft } from '@/lib/drafts/shared-draft';
import { isResourceId } from '@/lib/utils/identifier';
import { isMessageBody } from './stored-body';

const KIND = 'outbox';

export const outgoingSchema = checkedBy(
  (value): value is OutgoingMessage =>
    isMessageBody(value) &&
    [value.clientId, value.failMessage].every(isText) &&
    isResourceId(value.toId) &&
    isNumber(value.sentAt) &&
    (value.status === 'sending' || value.status === 'failed'),
);

/** Unconfirmed messages in this browser's storage; one key each, because all tabs write. */
export function openOutbox(userId: string) {
  const entry = (clientId: string) => openDraft(userId, { kind: KIND, subjectId: clientId, schema: outgoingSchema });
  let kept: readonly OutgoingMessage[] = [];
  return {
    restore(): OutgoingMessage[] {
      const found = draftedSubjects(userId, KIND).flatMap((clientId) => entry(clientId).get() ?? []);
      return found
        .map((message): OutgoingMessage =>
          message.status === 'failed' ? message : { ...message, status: 'failed', failMessage: NO_CALLBACK },
        )
        .sort((one, other) => one.sentAt - other.sentAt);
    },
    keep(outgoing: readonly OutgoingMessage[]): void {
      if (outgoing === kept) return;
      for (const message of outgoing) if (!kept.includes(message)) entry(message.clientId).set(message);
      const ids = new Set(outgoing.map(({ clientId }) => clientId));
      for (const { clientId } of kept) if (!ids.has(clientId)) entry(clientId).set(undefined);
      kept = outgoing;
    },
  };
}
