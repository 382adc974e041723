import * as z from 'zod/mini';
import { flag, text } from '@/lib/http/fields';

/** A longer frame is not looked at. */
const MAX_FRAME_LENGTH = 256 * 1024;

/** Why a message was not sent without a connection (specification 1, section 8). */
export const SOCKET_CLOSED = '网络连接已断开，请刷新页面重新连接';

/** A frame from the server (assumption A2). */
export type ServerFrame =
  /** The session is refused: close, and do not reconnect. */
  | { kind: 'authenticate' }
  /** The token of the QR code login that this socket waited for. */
  | { kind: 'login'; accessToken: string }
  /** A push to the member. `payload` is unchecked. */
  | { kind: 'push'; itemType: string; im: boolean; sys: boolean; payload: Readonly<Record<string, unknown>> }
  /** Somebody has read what the member sent them, up to a time in epoch milliseconds. */
  | { kind: 'read'; readerId: string; until: number }
  /** Result of a message that was sent. */
  | { kind: 'sent'; clientId: string; success: boolean; failMessage: string; message: unknown };

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

const sentSchema = z.object({
  type: z.literal('sendResultcallback'),
  clientId: z.string(),
  sendSuccessFlag: flag(),
  failMessage: text(),
  message: z.optional(z.unknown()),
});

const readSchema = z.object({ type: z.literal('readcallback'), userId: z.string(), sendTimeStamp: z.number() });

/** Reads a frame. Null for anything that is none: html, truncated JSON, binary, an unknown type. */
export function parseFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return null;
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return parseText(data);
  }
  if (typeof frame === 'string') return parseText(frame);
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return null;
  if (frame.type === 'authenticate') return { kind: 'authenticate' };
  const push = z.safeParse(pushSchema, frame);
  if (push.success) {
    const { type: _type, itemType, im, sys, accessToken, ...payload } = push.data;
    return accessToken ? { kind: 'login', accessToken } : { kind: 'push', itemType, im, sys, payload };
  }
  const read = z.safeParse(readSchema, frame);
  if (read.success) return { kind: 'read', readerId: read.data.userId, until: read.data.sendTimeStamp };
  const sent = z.safeParse(sentSchema, frame);
  if (!sent.success) return null;
  const { clientId, sendSuccessFlag, failMessage, message } = sent.data;
  return { kind: 'sent', clientId, success: sendSuccessFlag, failMessage, message };
}

/** A private message to be sent. */
export interface ClientMessage {
  /** Names it in the callback; the same when it is sent again. */
  clientId: string;
  toId: string;
  content?: string | undefined;
  image?: string | undefined;
  imageWidth?: number | undefined;
  imageHeight?: number | undefined;
  quoteId?: string | undefined;
  /** When it was written, in epoch milliseconds. */
  sendTimeStamp: number;
}

/** Writes the frame of a private message. */
export const formatMessage = (message: ClientMessage): string => JSON.stringify({ type: 'im', ...message });

/** A plain word means the same as the JSON of its type. */
function parseText(word: string): ServerFrame | null {
  if (word.includes('authenticate')) return { kind: 'authenticate' };
  return word.trim() === 'messagepush' ? { kind: 'push', itemType: '', im: false, sys: false, payload: {} } : null;
}
