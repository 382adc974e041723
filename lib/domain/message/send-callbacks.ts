import { NO_CALLBACK } from './send-failures';
import type { MessageEvent } from './message-reducer';
import type { OutgoingMessage } from '@/lib/domain/message/schema';
import { useLive } from '@/lib/domain/live/live-store';

const CALLBACK_TIMEOUT_MS = 15_000;

/** Watches callbacks of sent messages: without one in time, a message has failed. */
export function createCallbacks(apply: (event: MessageEvent) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** When a message was handed to the socket, in epoch milliseconds. */
  const transmittedAt = new Map<string, number>();

  function fail(clientId: string) {
    const since = transmittedAt.get(clientId);
    apply({ kind: 'failed', clientId, failMessage: NO_CALLBACK });
    // The connection may be dead without a close event.
    const { connection, reconnect } = useLive.getState();
    if (since !== undefined && connection === 'open') reconnect(since);
  }

  return {
    wait(outgoing: readonly OutgoingMessage[]) {
      const sending = new Set(outgoing.flatMap(({ clientId, status }) => (status === 'sending' ? [clientId] : [])));
      for (const [clientId, timer] of timers) {
        if (sending.has(clientId)) continue;
        clearTimeout(timer);
        timers.delete(clientId);
        transmittedAt.delete(clientId);
      }
      for (const clientId of sending) {
        if (!timers.has(clientId)) timers.set(clientId, setTimeout(fail, CALLBACK_TIMEOUT_MS, clientId));
      }
    },
    transmitted: (clientId: string) => void transmittedAt.set(clientId, Date.now()),
    stop: () => timers.forEach(clearTimeout),
  };
}
