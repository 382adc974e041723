import 'client-only';

export interface Locks {
  request: (name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<void>) => Promise<unknown>;
  query: () => Promise<LockManagerSnapshot>;
}

/** Fallback for insecure origins without a lock manager: other tabs' drafts are copied. */
const noLocks: Locks = {
  request: (name, { signal }, callback) => callback(signal ? { name, mode: 'exclusive' } : null),
  query: async () => ({}),
};

export const tabLocks = (): Locks => ('locks' in navigator ? navigator.locks : undefined) ?? noLocks;

const nameOf = (id: string) => `draft:${id}`;

/** @param patienceMs wait for another holder @returns release; undefined when another tab holds the lock */
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

export async function openDrafts(locks: Locks): Promise<(id: string) => boolean> {
  const { held = [] } = await locks.query();
  return (id) => held.some(({ name }) => name === nameOf(id));
}
