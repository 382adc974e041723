import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { tabBus } from '@/lib/browser/tabs';
import { followLiveEvents, type LiveEvent } from '@/lib/domain/live/live-events';
import { useLive } from '@/lib/domain/live/live-store';
import { sessionQueries } from '@/lib/domain/session/queries';
import { recoverDrafts } from '@/lib/drafts/draft-copies';
import { serverNow } from '@/lib/http/server-clock';
import { newId } from '@/lib/utils/new-id';
import { chatWith, emptyMessages } from './chat-state';
import { NO_CALLBACK, SEND_FAILED, SOCKET_CLOSED } from './send-failures';
import { createRecords } from './message-records';
import { reduceMessages, type MessageEvent, type SendAnswer } from './message-reducer';
import { openOutbox } from './outbox';
import { messageQueries } from './queries';
import { createReader } from './read-receipts';
import type { Conversation, MessageBody, OutgoingMessage } from './schema';
import { createCallbacks } from './send-callbacks';

/** Precision of the API's clock, from the `Date` header. */
const CLOCK_ERROR_MS = 1_000;

/** Timestamp of a new message: after the chat's last one, which the API dated by the millisecond. */
function sentNow(last = 0): number {
  const now = serverNow();
  return last >= now && last - now <= CLOCK_ERROR_MS ? last + 1 : now;
}

const clientMessage = ({ clientId, toId, content, image, quote, sentAt }: OutgoingMessage) => ({
  clientId,
  toId,
  content: content || undefined,
  image: image?.src,
  imageWidth: image?.width,
  imageHeight: image?.height,
  quoteId: quote?.id,
  sendTimeStamp: sentAt,
});

export type MessageSession = ReturnType<typeof openMessageSession>;

function openMessageSession(userId: string, client: QueryClient) {
  const store = createStore(() => emptyMessages(userId));
  const tabs = tabBus<{ kind: 'acted'; event: MessageEvent }>(userId);
  const waiting = new Map<string, () => void>();
  const outbox = openOutbox(userId);
  let isClosed = false;

  const apply = (event: MessageEvent) => store.setState((state) => reduceMessages(state, event), true);
  const act = (event: MessageEvent) => {
    apply(event);
    tabs.post({ kind: 'acted', event });
  };
  const chat = (partnerId: string) => chatWith(store.getState(), partnerId);
  const listKey = messageQueries.conversations(userId).queryKey;
  const refetchList = () => void client.invalidateQueries({ queryKey: listKey });
  const { markGap, ...records } = createRecords({ client, userId, store, apply });
  const reader = createReader(client, act);
  const callbacks = createCallbacks(apply);

  const stopWatching = store.subscribe(({ outgoing, conversations }) => {
    outbox.keep(outgoing);
    callbacks.wait(outgoing);
    const isStub = conversations?.some(({ nickname }) => nickname === '');
    if (isStub && client.getQueryState(listKey)?.fetchStatus === 'idle') refetchList();
  });
  const stopHearing = tabs.on('acted', ({ event }) => apply(event));

  function handleEvent(event: LiveEvent): void {
    switch (event.kind) {
      case 'read':
        return apply(event);
      case 'answered':
        return handleAnswer(event);
      case 'message':
      case 'recalled': {
        const { kind, message } = event;
        if (message) apply({ kind: kind === 'recalled' ? 'recalled' : 'received', message });
        // A list in flight may or may not contain the message, and a recall's effect on it is unknown.
        const isFetching = client.getQueryState(listKey)?.fetchStatus === 'fetching';
        if (kind === 'recalled' || !message || isFetching) refetchList();
        return;
      }
      case 'reconnected':
        return catchUp();
    }
  }

  function handleAnswer(answer: SendAnswer): void {
    const { clientId, success, failMessage, message } = answer;
    const sent = store.getState().outgoing.find((row) => row.clientId === clientId);
    apply({ kind: 'answered', clientId, success, failMessage: failMessage || SEND_FAILED, message });
    // Only the records have its row, which recalling and quoting need.
    if (success && !message && sent) void records.loadLatest(sent.toId).catch(() => {});
  }

  /** A message that only the list knows was missed: the chat is read again if it is open. */
  function listed(conversations: readonly Conversation[]): void {
    apply({ kind: 'listed', conversations });
    for (const { userId: partnerId, lastAt } of conversations) {
      const { isCurrent, messages } = chat(partnerId);
      if (!isCurrent || lastAt <= (messages.at(-1)?.sentAt ?? 0)) continue;
      void client.invalidateQueries({ queryKey: messageQueries.latest(userId, partnerId) });
    }
  }

  /** Refetches what is known: events may have been missed. */
  function catchUp(): void {
    markGap();
    apply({ kind: 'reconnected' });
    void client.invalidateQueries({ queryKey: messageQueries.all() });
  }
  const stopFollowing = followLiveEvents(userId, handleEvent);
  // The shell opens the socket when idle: messages since the records were read were missed.
  let isLive = useLive.getState().connection === 'open';
  const stopWatchingConnection = useLive.subscribe(({ connection }) => {
    if (isLive || connection !== 'open') return;
    isLive = true;
    catchUp();
  });

  function transmit(message: OutgoingMessage) {
    const { clientId } = message;
    // Another user has signed in: the socket is theirs.
    if (client.getQueryData(sessionQueries.user().queryKey)?.id !== userId) return;
    const isSending = store.getState().outgoing.some((row) => row.clientId === clientId && row.status === 'sending');
    if (!isSending) return;
    if (useLive.getState().connection === 'opening') {
      if (waiting.has(clientId)) return;
      const stop = useLive.subscribe(({ connection }) => {
        if (connection === 'opening') return;
        stop();
        waiting.delete(clientId);
        transmit(message);
      });
      waiting.set(clientId, stop);
      return;
    }
    callbacks.transmitted(clientId);
    if (!useLive.getState().send(clientMessage(message))) act({ kind: 'failed', clientId, failMessage: SOCKET_CLOSED });
  }

  function send(toId: string, body: MessageBody) {
    const message: OutgoingMessage = {
      ...body,
      clientId: newId(),
      toId,
      sentAt: sentNow(chat(toId).messages.at(-1)?.sentAt),
      status: 'sending',
      failMessage: '',
    };
    act({ kind: 'sent', message });
    transmit(message);
  }

  /** Resends a failed message; one that may have arrived is looked up first. */
  async function retry({ clientId, toId, failMessage }: OutgoingMessage): Promise<void> {
    act({ kind: 'retried', clientId });
    if (failMessage === NO_CALLBACK) {
      try {
        await records.loadLatest(toId);
      } catch {
        return act({ kind: 'failed', clientId, failMessage });
      }
    }
    const message = store.getState().outgoing.find((row) => row.clientId === clientId);
    if (message) transmit(message);
  }

  const restore = () => apply({ kind: 'restored', outgoing: outbox.restore() });
  restore();
  void recoverDrafts().then(() => {
    if (!isClosed) restore();
  });

  return {
    store,
    act,
    ...records,
    send,
    retry,
    refetchList,
    listed,
    see: (partnerId: string) => reader.see(store.getState(), partnerId),
    close: () => {
      isClosed = true;
      for (const stop of waiting.values()) stop();
      stopWatching();
      stopFollowing();
      stopWatchingConnection();
      reader.stop();
      stopHearing();
      callbacks.stop();
    },
  };
}

let current: { userId: string; client: QueryClient; session: MessageSession } | undefined;

export function messageSession(userId: string, client: QueryClient): MessageSession {
  if (current?.userId === userId && current.client === client) return current.session;
  current?.session.close();
  current = { userId, client, session: openMessageSession(userId, client) };
  return current.session;
}
