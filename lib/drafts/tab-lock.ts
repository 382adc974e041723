import 'client-only';

/** What of the browser's lock manager is used. */
export interface Locks {
  request: (name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<void>) => Promise<unknown>;
  query: () => Promise<LockManagerSnapshot>;
}

const nameOf = (id: string) => `draft:${id}`;

/**
 * Marks a draft as open in this tab until it is released or the page is gone.
 * @param patienceMs how long another holder may take to go
 * @returns the way to release it; undefined when another tab has it open
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

/** Whether some tab has a draft open, by its id. */
export async function openDrafts(locks: Locks): Promise<(id: string) => boolean> {
  const { held = [] } = await locks.query();
  return (id) => held.some(({ name }) => name === nameOf(id));
}
