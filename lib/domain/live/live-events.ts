import * as z from 'zod/mini';
import { messageSchema, type Message } from '@/lib/domain/message/schema';
import { flag, text } from '@/lib/http/fields';
import { keysOf } from '@/lib/utils/keys-of';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';
import { notificationSchema, type Notification } from '@/lib/domain/notification/schema';

const MAX_FRAME_LENGTH = 256 * 1024;

/** An event of the live socket (assumption A2). A malformed `message` or `notification` is undefined. */
export type LiveEvent =
  | { kind: 'refused' }
  /** The token of the QR code login that this socket waited for. */
  | { kind: 'login'; accessToken: string }
  | { kind: 'message'; message: Message | undefined }
  | { kind: 'recalled'; message: Message | undefined }
  | {
      kind: 'notification';
      /** Undefined when missing or unknown to this release. */
      notificationKind: NotificationKind | undefined;
      /** Undefined when the push does not tell it. */
      id: string | undefined;
      notification: Notification | undefined;
    }
  | { kind: 'read'; readerId: string; until: number }
  | { kind: 'answered'; clientId: string; success: boolean; failMessage: string; message: Message | undefined }
  | { kind: 'reconnected' };

/** An event that may change the unread counts and be shown as a toast. */
export type Push = Extract<LiveEvent, { kind: 'message' | 'recalled' | 'notification' }>;

/** A flag that some servers write as '1' or 1. */
const looseFlag = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  );

const pushSchema = z.looseObject({
  type: z.literal('messagepush'),
  itemType: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')),
  ),
  im: looseFlag(),
  sys: looseFlag(),
  accessToken: text(),
});

const answerSchema = z.object({
  type: z.literal('sendResultcallback'),
  clientId: z.string(),
  sendSuccessFlag: flag(),
  failMessage: text(),
  message: z.optional(z.unknown()),
});

const readSchema = z.object({ type: z.literal('readcallback'), userId: z.string(), sendTimeStamp: z.number() });

const TYPES = ['messagepush', 'sendResultcallback', 'readcallback'];

const parseMessage = (row: unknown): Message | undefined => z.safeParse(messageSchema, row).data;

/** A push may come without the id of its row, which a toast does not need. */
const NO_ID = 'none';

function parseNotification(itemType: string, row: Readonly<Record<string, unknown>>): LiveEvent {
  const id = typeof row.id === 'string' && row.id !== '' ? row.id : undefined;
  return {
    kind: 'notification',
    notificationKind: keysOf(NOTIFICATION_KINDS).find((name) => NOTIFICATION_KINDS[name].code === itemType),
    id,
    notification: z.safeParse(notificationSchema, { ...row, id: NO_ID }).data,
  };
}

/** Parses a frame of the socket. Null for anything that is none: html, truncated JSON, binary, an unknown type. */
export function parseLiveEvent(data: unknown): LiveEvent | null {
  if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return null;
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return parseWord(data);
  }
  const { type }: Record<string, unknown> = Object(frame);
  if (!TYPES.some((known) => known === type)) return parseWord(typeof frame === 'string' ? frame : data);
  const push = z.safeParse(pushSchema, frame);
  if (push.success) {
    const { itemType, im, sys, accessToken, ...row } = push.data;
    if (accessToken) return { kind: 'login', accessToken };
    return im
      ? { kind: sys ? 'recalled' : 'message', message: parseMessage({ ...row, sys }) }
      : parseNotification(itemType, row);
  }
  const read = z.safeParse(readSchema, frame);
  if (read.success) return { kind: 'read', readerId: read.data.userId, until: read.data.sendTimeStamp };
  const answer = z.safeParse(answerSchema, frame);
  if (!answer.success) return null;
  const { clientId, sendSuccessFlag, failMessage, message } = answer.data;
  return { kind: 'answered', clientId, success: sendSuccessFlag, failMessage, message: parseMessage(message) };
}

/** A plain word means the same as the JSON of its type; a refusal may stand in a frame of any other type. */
function parseWord(word: string): LiveEvent | null {
  if (word.includes('authenticate')) return { kind: 'refused' };
  return word.trim() === 'messagepush' ? parseNotification('', {}) : null;
}

type LiveListener = (event: LiveEvent) => void;

const listeners = new Map<LiveListener, string>();

/** Listens to the live events of this member only, not of one who signs in later. @returns unsubscribe */
export function followLiveEvents(userId: string, listener: LiveListener): () => void {
  listeners.set(listener, userId);
  return () => void listeners.delete(listener);
}

export function dispatchLiveEvent(userId: string, event: LiveEvent): void {
  for (const [listener, followed] of listeners) if (followed === userId) listener(event);
}
