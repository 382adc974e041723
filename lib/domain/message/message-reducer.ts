import type { Conversation, Message, OutgoingMessage } from './schema';
import {
  chatWith,
  withAnswer,
  withChat,
  withConversation,
  withConversationDeleted,
  withDeleted,
  withListed,
  withLoaded,
  withoutOutgoing,
  withOutgoing,
  withReceived,
  withRecalled,
  withSeen,
  withSent,
  type LoadedMessages,
  type MessageState,
  type SendAnswer,
} from './chat-state';

/** Events of private messages: here, in another tab, or at the API. */
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
