import * as z from 'zod/mini';
import { cutSockets, sendToUser } from './connections';

/**
 * Faults of a private message: `lose` (never arrives), `silent` (stored and delivered, no callback), `cut` (silent, and
 * every socket is cut), `refuse` (failure callback), `duplicate` (every frame twice), `reorder` (frames are held and
 * sent in reverse).
 */
export const messageFaultSchema = z.object({
  kind: z.enum(['lose', 'silent', 'cut', 'refuse', 'duplicate', 'reorder']),
  failMessage: z.optional(z.string()),
  times: z.optional(z.int()),
});
type MessageFault = z.output<typeof messageFaultSchema>;

const HOLD_MS = 80;

let planted = 0;
let faults: (MessageFault & { id: string })[] = [];
let held: (() => void)[] = [];

export function addMessageFault(fault: MessageFault): string {
  planted += 1;
  const id = `message-${planted}`;
  faults.push({ ...fault, id });
  return id;
}

/** The faults that wait for a message, in the order in which they apply. */
export const listMessageFaults = (): readonly (MessageFault & { id: string })[] => faults;

/** Ends one fault; false when there is none of this id. */
export function removeMessageFault(id: string): boolean {
  const known = faults.some((fault) => fault.id === id);
  faults = faults.filter((fault) => fault.id !== id);
  return known;
}

export const clearMessageFaults = (): void => {
  faults = [];
  held = [];
};

export function takeMessageFault(): MessageFault | undefined {
  const [fault] = faults;
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.shift();
  }
  return fault;
}

/** Sends a frame about a private message, subject to its fault. */
export function deliver(userId: string, frame: object, fault?: MessageFault): void {
  const send = () => {
    sendToUser(userId, frame);
    if (fault?.kind === 'duplicate') sendToUser(userId, frame);
  };
  if (fault?.kind !== 'reorder') return send();
  held.unshift(send);
  if (held.length > 1) return;
  setTimeout(() => {
    const all = held;
    held = [];
    for (const release of all) release();
  }, HOLD_MS);
}

/** Applies the fault to the callback of a stored message; true when it is not sent. */
export function swallowCallback(fault: MessageFault | undefined): boolean {
  if (fault?.kind === 'cut') cutSockets();
  return fault?.kind === 'cut' || fault?.kind === 'silent';
}
