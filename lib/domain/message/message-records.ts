import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import { chatWith, type MessageState } from './chat-state';
import { RECORD_PAGE_SIZE } from './page-size';
import type { MessageEvent } from './message-reducer';
import { messageQueries } from './queries';
import type { Message } from './schema';

/** Pages of records that are requested after a reconnect before the older messages are dropped. */
const MAX_CATCH_UP_PAGES = 20;
const OLDER_PAGES = 4;
const MAX_SEARCHED_LOADS = 20;

const idsOf = (messages: readonly Message[]): ReadonlySet<string> => new Set(messages.map(({ id }) => id));

interface RecordsOptions {
  client: QueryClient;
  userId: string;
  store: Pick<StoreApi<MessageState>, 'getState'>;
  apply: (event: MessageEvent) => void;
}

export function createRecords({ client, userId, store, apply }: RecordsOptions) {
  /** Known ids of a chat before the connection was lost: later messages join there. */
  const anchors = new Map<string, ReadonlySet<string>>();
  /** How often events may have been missed. */
  let gaps = 0;

  const chat = (partnerId: string) => chatWith(store.getState(), partnerId);
  const records = (partnerId: string, pageNo: number) =>
    client.fetchQuery(messageQueries.records(userId, partnerId, pageNo));

  async function loadLatest(partnerId: string): Promise<void> {
    const { isCurrent, messages: shown } = chat(partnerId);
    // A connection that only seemed alive may have missed more than a page, too.
    const known = anchors.get(partnerId) ?? (isCurrent ? idsOf(shown) : undefined);
    const gapsBefore = gaps;
    const messages: Message[] = [];
    for (let pageNo = 1; pageNo <= MAX_CATCH_UP_PAGES; pageNo += 1) {
      const page = await records(partnerId, pageNo);
      // The page may have been read before the gap.
      if (gaps !== gapsBefore) return loadLatest(partnerId);
      messages.push(...page.list);
      const joins = !known?.size || page.list.some(({ id }) => known.has(id)) || messages.length >= page.total;
      const isLast = joins || page.list.length === 0 || pageNo === MAX_CATCH_UP_PAGES;
      if (!isLast) continue;
      anchors.delete(partnerId);
      return apply({ kind: 'loaded', partnerId, messages, total: page.total, joins });
    }
  }

  /** New messages shift the API's pages, so these are counted from the known ones; several load for fast scrolling. */
  async function loadOlder(partnerId: string): Promise<void> {
    const before = chat(partnerId).messages.length;
    for (let pageNo = Math.floor(before / RECORD_PAGE_SIZE) + 1; ; pageNo += OLDER_PAGES) {
      const { list, total } = await records(partnerId, pageNo);
      const left = Math.ceil(total / RECORD_PAGE_SIZE) - pageNo;
      const more = Array.from({ length: Math.min(left, OLDER_PAGES - 1) }, (_, index) => pageNo + 1 + index);
      const pages = await Promise.all(more.map((number) => records(partnerId, number)));
      const messages = [list, ...pages.map((page) => page.list)].flat();
      apply({ kind: 'loaded', partnerId, messages, total, joins: true });
      if (messages.length === 0 || chat(partnerId).messages.length > before) return;
    }
  }

  async function findMessage(partnerId: string, id: string): Promise<boolean> {
    for (let loads = 0; ; loads += 1) {
      const { messages, hasOlder } = chat(partnerId);
      if (messages.some((message) => message.id === id)) return true;
      if (!hasOlder || loads === MAX_SEARCHED_LOADS) return false;
      await loadOlder(partnerId);
    }
  }

  /** Marks that events may have been missed: what is known now is where the latest messages have to join. */
  function markGap(): void {
    gaps += 1;
    for (const [partnerId, { isCurrent, messages }] of Object.entries(store.getState().chats)) {
      if (isCurrent) anchors.set(partnerId, idsOf(messages));
    }
  }

  return { loadLatest, loadOlder, findMessage, markGap };
}
