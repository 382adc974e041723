import * as z from 'zod/mini';
import { cutSockets, sendToUser } from './connections';

/**
 * What goes wrong with a private message:
 * - `lose`: it never arrives at the API
 * - `silent`: it is stored and delivered, and its sender gets no callback
 * - `cut`: the same, and every socket is cut
 * - `refuse`: the callback tells a failure
 * - `duplicate`: every frame about it is sent twice
 * - `reorder`: frames are held for a moment and sent in the opposite order
 */
export const messageFaultSchema = z.object({
  kind: z.enum(['lose', 'silent', 'cut', 'refuse', 'duplicate', 'reorder']),
  failMessage: z.optional(z.string()),
  /** How many messages it hits; all when absent. */
  times: z.optional(z.int()),
});
type MessageFault = z.output<typeof messageFaultSchema>;

const HOLD_MS = 80;

let faults: MessageFault[] = [];
let held: (() => void)[] = [];

export const addMessageFault = (fault: MessageFault): void => {
  faults.push({ ...fault });
};

export const clearMessageFaults = (): void => {
  faults = [];
  held = [];
};

/** The fault that hits the next message. */
export function takeMessageFault(): MessageFault | undefined {
  const [fault] = faults;
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.shift();
  }
  return fault;
}

/** Sends a frame about a private message, as its fault has it. */
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

/** What happens to the callback of a message that was stored; true when it is not sent. */
export function swallowCallback(fault: MessageFault | undefined): boolean {
  if (fault?.kind === 'cut') cutSockets();
  return fault?.kind === 'cut' || fault?.kind === 'silent';
}
