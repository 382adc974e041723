import 'client-only';
import type { ServerFrame } from './codec';

/** What the member's socket tells those who follow it besides the shell. */
interface LiveListener {
  onFrame: (frame: ServerFrame) => void;
  /** Frames may have been missed. */
  onReconnected: () => void;
}

const listeners = new Map<LiveListener, string>();

/** Follows the live socket of a member, and of nobody who signs in afterwards. @returns the function that ends it */
export function followLiveSocket(userId: string, listener: LiveListener): () => void {
  listeners.set(listener, userId);
  return () => void listeners.delete(listener);
}

/** Tells the followers of the member's socket; called by its one owner. */
export function tellFollowers(userId: string, tell: (listener: LiveListener) => void): void {
  for (const [listener, followed] of listeners) if (followed === userId) tell(listener);
}
