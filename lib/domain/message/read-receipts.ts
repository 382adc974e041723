import type { QueryClient } from '@tanstack/react-query';
import type { MessageEvent } from './message-reducer';
import { chatWith, type MessageState } from './chat-state';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { readMessages } from './api';

/** A burst of messages is reported to the API once. */
const REPORT_AFTER_MS = 300;

/** Marks messages as seen at once, and reports it to the API a moment later. */
export function createReader(client: QueryClient, act: (event: MessageEvent) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const report = async (partnerId: string, until: number) => {
    timers.delete(partnerId);
    try {
      await readMessages(partnerId, until);
      await client.invalidateQueries({ queryKey: notificationQueries.counts().queryKey });
    } catch {
      // It is reported with the next message that is seen, or on the next visit.
    }
  };

  return {
    see(state: MessageState, partnerId: string) {
      const { messages, seenUntil } = chatWith(state, partnerId);
      const listed = state.conversations?.find(({ userId }) => userId === partnerId);
      const unread = listed?.unread ?? 0;
      const last = messages.findLast(({ fromId }) => fromId === partnerId);
      if (!last || (last.sentAt <= seenUntil && unread === 0)) return;
      act({ kind: 'seen', partnerId, until: last.sentAt });
      if (listed && unread === 0) return;
      clearTimeout(timers.get(partnerId));
      timers.set(
        partnerId,
        setTimeout(() => void report(partnerId, last.sentAt), REPORT_AFTER_MS),
      );
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
