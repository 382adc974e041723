import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { reduceMessages, type MessageEvent } from './message-reducer';
import { NO_CALLBACK, RECORD_PAGE_SIZE, SEND_FAILED } from '@/lib/domain/message/constants';
import { messageQueries } from '@/lib/domain/message/queries';
import type { Conversation, Message, MessageBody, OutgoingMessage } from '@/lib/domain/message/schema';
import { chatWith, emptyMessages } from './chat-state';
import { parseMessage } from '@/lib/domain/message/merge';
import { useLive } from '@/lib/domain/notification/live-store';
import { sessionQueries } from '@/lib/domain/session/queries';
import { recoverDrafts } from '@/lib/drafts/mirrors';
import { serverNow } from '@/lib/http/server-clock';
import { SOCKET_CLOSED, type ServerFrame } from '@/lib/realtime/codec';
import { followLiveSocket } from '@/lib/realtime/live-frames';
import { createCallbacks } from './send-callbacks';
import { openOutbox } from './outbox';
import { createReader } from './read-receipts';

/** The API's clock is known to the second, from the `Date` of its answers. */
const CLOCK_ERROR_MS = 1_000;

/** The time of a message that is sent now: after the last one of the chat, which the API dated by the millisecond. */
function sentNow(last = 0): number {
  const now = serverNow();
  return last >= now && last - now <= CLOCK_ERROR_MS ? last + 1 : now;
}

/** Pages of records that are asked for after a reconnect before the older messages are dropped. */
const MOST_CATCH_UP_PAGES = 20;
/** Pages of older messages that are loaded at once. */
const OLDER_PAGES = 4;
/** Loads of older messages among which a quoted one is looked for. */
const MOST_SEARCHED_LOADS = 20;

/** Names a message in its callback; also where `crypto.randomUUID` is missing, as on an insecure origin. */
const newClientId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

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

const idsOf = (messages: readonly Message[]): ReadonlySet<string> => new Set(messages.map(({ id }) => id));

export type MessageSession = ReturnType<typeof openMessageSession>;

/**
 * The private messages of a signed-in member: the store, fed by the live socket, by the API's records and by what the
 * member does here or in another tab.
 */
function openMessageSession(userId: string, client: QueryClient) {
  const store = createStore(() => emptyMessages(userId));
  const tabs = new BroadcastChannel(`messages:${userId}`);
  /** Messages that wait for the socket to be opened, each with what ends its waiting. */
  const waiting = new Map<string, () => void>();
  /** What was known of a chat before the connection was lost: where its later messages join. */
  const anchors = new Map<string, ReadonlySet<string>>();
  const outbox = openOutbox(userId);
  /** How often frames may have been missed. */
  let gaps = 0;
  let isClosed = false;

  const apply = (event: MessageEvent) => store.setState((state) => reduceMessages(state, event), true);
  /** For what the member does: the other tabs show it, too. */
  const act = (event: MessageEvent) => {
    apply(event);
    tabs.postMessage(event);
  };
  const chat = (partnerId: string) => chatWith(store.getState(), partnerId);
  const listKey = messageQueries.conversations(userId).queryKey;
  const refetchList = () => void client.invalidateQueries({ queryKey: listKey });
  const reader = createReader(client, act);
  const callbacks = createCallbacks(apply);

  const stopWatching = store.subscribe(({ outgoing, conversations }) => {
    outbox.keep(outgoing);
    callbacks.wait(outgoing);
    const isStub = conversations?.some(({ nickname }) => nickname === '');
    if (isStub && client.getQueryState(listKey)?.fetchStatus === 'idle') refetchList();
  });
  tabs.onmessage = ({ data }) => apply(data);

  function handleFrame(frame: ServerFrame) {
    if (frame.kind === 'read') return apply({ type: 'read', readerId: frame.readerId, until: frame.until });
    if (frame.kind === 'sent') {
      const { clientId, success, failMessage } = frame;
      const message = parseMessage(frame.message);
      const sent = store.getState().outgoing.find((row) => row.clientId === clientId);
      apply({ type: 'answered', clientId, success, failMessage: failMessage || SEND_FAILED, message });
      // The records have its row, without which it can be neither recalled nor quoted.
      if (success && !message && sent) void loadLatest(sent.toId).catch(() => {});
      return;
    }
    if (frame.kind !== 'push' || !frame.im) return;
    const message = parseMessage({ ...frame.payload, sys: frame.sys });
    if (message) apply({ type: message.isRecalled ? 'recalled' : 'received', message });
    // A list that is being fetched may or may not contain the message; what a recall means for it is not known here.
    if (frame.sys || !message || client.getQueryState(listKey)?.fetchStatus === 'fetching') refetchList();
  }

  /** Asks again for what is known: frames may have been missed. */
  function catchUp() {
    gaps += 1;
    for (const [partnerId, { isCurrent, messages }] of Object.entries(store.getState().chats)) {
      if (isCurrent) anchors.set(partnerId, idsOf(messages));
    }
    apply({ type: 'reconnected' });
    void client.invalidateQueries({ queryKey: messageQueries.all() });
  }
  const stopFollowing = followLiveSocket(userId, { onFrame: handleFrame, onReconnected: catchUp });
  // The shell opens the socket once the page is idle: what came since the records were read was not heard.
  let isLive = useLive.getState().link === 'open';
  const stopWatchingLink = useLive.subscribe(({ link }) => {
    if (isLive || link !== 'open') return;
    isLive = true;
    catchUp();
  });

  const records = (partnerId: string, pageNo: number) =>
    client.fetchQuery(messageQueries.records(userId, partnerId, pageNo));

  /** Loads the latest messages, and as many before them as it takes to join those that are known. */
  async function loadLatest(partnerId: string): Promise<void> {
    const { isCurrent, messages: shown } = chat(partnerId);
    // What was missed on a connection that seemed to be alive may be more than a page, too.
    const known = anchors.get(partnerId) ?? (isCurrent ? idsOf(shown) : undefined);
    const gapsBefore = gaps;
    const messages: Message[] = [];
    for (let pageNo = 1; pageNo <= MOST_CATCH_UP_PAGES; pageNo += 1) {
      const page = await records(partnerId, pageNo);
      // Race: the page may have been read before the gap.
      if (gaps !== gapsBefore) return loadLatest(partnerId);
      messages.push(...page.list);
      const joins = !known?.size || page.list.some(({ id }) => known.has(id)) || messages.length >= page.total;
      const isLast = joins || page.list.length === 0 || pageNo === MOST_CATCH_UP_PAGES;
      if (!isLast) continue;
      anchors.delete(partnerId);
      return apply({ type: 'loaded', partnerId, messages, total: page.total, joins });
    }
  }

  /**
   * Loads the pages before the known messages, several for a reader who scrolls fast. New messages have moved the API's
   * pages, so they are counted from what is known.
   */
  async function loadOlder(partnerId: string): Promise<void> {
    const before = chat(partnerId).messages.length;
    for (let pageNo = Math.floor(before / RECORD_PAGE_SIZE) + 1; ; pageNo += OLDER_PAGES) {
      const { list, total } = await records(partnerId, pageNo);
      const left = Math.ceil(total / RECORD_PAGE_SIZE) - pageNo;
      const more = Array.from({ length: Math.min(left, OLDER_PAGES - 1) }, (_, index) => pageNo + 1 + index);
      const pages = await Promise.all(more.map((number) => records(partnerId, number)));
      const messages = [list, ...pages.map((page) => page.list)].flat();
      apply({ type: 'loaded', partnerId, messages, total, joins: true });
      if (messages.length === 0 || chat(partnerId).messages.length > before) return;
    }
  }

  /** Loads older messages until one is known. @returns whether it was found */
  async function findMessage(partnerId: string, id: string): Promise<boolean> {
    for (let loads = 0; ; loads += 1) {
      const { messages, hasOlder } = chat(partnerId);
      if (messages.some((message) => message.id === id)) return true;
      if (!hasOlder || loads === MOST_SEARCHED_LOADS) return false;
      await loadOlder(partnerId);
    }
  }

  /** Sends a message once; while the socket is being opened for the first time, as soon as it is open. */
  function transmit(message: OutgoingMessage) {
    const { clientId } = message;
    // Signed in as somebody else meanwhile: the socket is theirs.
    if (client.getQueryData(sessionQueries.user().queryKey)?.id !== userId) return;
    const isSending = store.getState().outgoing.some((row) => row.clientId === clientId && row.status === 'sending');
    if (!isSending) return;
    if (useLive.getState().link === 'opening') {
      if (waiting.has(clientId)) return;
      const stop = useLive.subscribe(({ link }) => {
        if (link === 'opening') return;
        stop();
        waiting.delete(clientId);
        transmit(message);
      });
      waiting.set(clientId, stop);
      return;
    }
    callbacks.transmitted(clientId);
    if (!useLive.getState().send(clientMessage(message))) act({ type: 'failed', clientId, failMessage: SOCKET_CLOSED });
  }

  function send(toId: string, body: MessageBody) {
    const message: OutgoingMessage = {
      ...body,
      clientId: newClientId(),
      toId,
      sentAt: sentNow(chat(toId).messages.at(-1)?.sentAt),
      status: 'sending',
      failMessage: '',
    };
    act({ type: 'sent', message });
    transmit(message);
  }

  /** Sends a failed message again. One that may have arrived is looked for first. */
  async function retry({ clientId, toId, failMessage }: OutgoingMessage): Promise<void> {
    act({ type: 'retried', clientId });
    if (failMessage === NO_CALLBACK) {
      try {
        await loadLatest(toId);
      } catch {
        return act({ type: 'failed', clientId, failMessage });
      }
    }
    const message = store.getState().outgoing.find((row) => row.clientId === clientId);
    if (message) transmit(message);
  }

  const restore = () => apply({ type: 'restored', outgoing: outbox.restore() });
  restore();
  void recoverDrafts().then(() => {
    if (!isClosed) restore();
  });

  return {
    store,
    act,
    loadLatest,
    loadOlder,
    findMessage,
    send,
    retry,
    refetchList,
    listed: (conversations: readonly Conversation[]) => apply({ type: 'listed', conversations }),
    /** The member has what the partner sent before their eyes. */
    see: (partnerId: string) => reader.see(store.getState(), partnerId),
    close: () => {
      isClosed = true;
      for (const stop of waiting.values()) stop();
      stopWatching();
      stopFollowing();
      stopWatchingLink();
      reader.stop();
      tabs.close();
      callbacks.stop();
    },
  };
}

let current: { userId: string; client: QueryClient; session: MessageSession } | undefined;

/** The session of the member who is signed in, one for the page; that of another member ends. */
export function messageSession(userId: string, client: QueryClient): MessageSession {
  if (current?.userId === userId && current.client === client) return current.session;
  current?.session.close();
  current = { userId, client, session: openMessageSession(userId, client) };
  return current.session;
}
