import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { API_PREFIX } from '@/lib/config/api';
import { parseLiveEvent, type LiveEvent } from '@/lib/domain/live/live-events';
import { MAX_ANSWER_BYTES } from './relay';

/** Time for a frame that the API sends of its own accord. */
const GREETING_MS = 200;
const ANSWER_MS = 5_000;
const POLL_MS = 20;

/** The live socket of assumption A1. @throws an Error that says why it does not open */
export async function connect(api: string, identity: Record<string, string>) {
  const url = `${api.replace(/^http/, 'ws')}${API_PREFIX}/socket/message?${new URLSearchParams(identity)}`;
  const socket = new WebSocket(url, { handshakeTimeout: ANSWER_MS, maxPayload: MAX_ANSWER_BYTES });
  const events: LiveEvent[] = [];
  /** Frames that the site cannot read, cut. */
  const unread: string[] = [];
  socket.on('message', (data, isBinary) => {
    const event = isBinary ? null : parseLiveEvent(String(data));
    if (event) events.push(event);
    else unread.push(String(data).slice(0, 40));
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    unread,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    /** The first event of a kind; undefined when none comes. */
    async event<K extends LiveEvent['kind']>(kind: K, ms = ANSWER_MS) {
      const isWanted = (event: LiveEvent): event is Extract<LiveEvent, { kind: K }> => event.kind === kind;
      for (const end = Date.now() + ms; Date.now() < end; await pause(POLL_MS)) {
        const event = events.find(isWanted);
        if (event) return event;
      }
      return undefined;
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    greeted: () => pause(GREETING_MS),
    close: () => socket.close(),
  };
}

export const whyNot = (error: unknown): string => (error instanceof Error ? error.message : String(error));
