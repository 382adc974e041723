import 'client-only';

/** The part of the browser's `LockManager` that is used. */
export interface Locks {
  request: (name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<void>) => Promise<unknown>;
  query: () => Promise<LockManagerSnapshot>;
}

/** Fallback for insecure origins, which have no lock manager: the drafts of other tabs are copied, open or not. */
const noLocks: Locks = {
  request: (name, { signal }, callback) => callback(signal ? { name, mode: 'exclusive' } : null),
  query: async () => ({}),
};

/** The locks that the tabs of this browser share. */
export const tabLocks = (): Locks => ('locks' in navigator ? navigator.locks : undefined) ?? noLocks;

const nameOf = (id: string) => `draft:${id}`;

/**
 * Locks a draft for this tab, until it is released or the page is closed.
 * @param patienceMs how long to wait for another holder
 * @returns the function that releases the lock; undefined when another tab holds it
 */
export function holdDraft(locks: Locks, id: string, patienceMs = 0): Promise<(() => void) | undefined> {
  const answer = Promise.withResolvers<(() => void) | undefined>();
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  const options = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
  locks
    .request(nameOf(id), options, (lock) => {
      answer.resolve(lock ? release : undefined);
      return lock ? until : Promise.resolve();
    })
    .catch(() => answer.resolve(undefined));
  return answer.promise;
}

/** Whether some tab holds the lock of a draft, by its id. */
export async function openDrafts(locks: Locks): Promise<(id: string) => boolean> {
  const { held = [] } = await locks.query();
  return (id) => held.some(({ name }) => name === nameOf(id));
}
