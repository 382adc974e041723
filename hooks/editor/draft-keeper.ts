import type { Draft } from '@/lib/domain/draft/schema';
import type { DraftStore } from '@/lib/domain/draft/store';
import { betweenKeys } from './between-keys';

/** After the last change, */
const QUIET_MS = 800;
/** but no later than this after the first one that is not saved. */
const MOST_MS = 1_700;

export type SaveStatus =
  | { kind: 'idle' }
  /** There is something to save, and nothing saves it. */
  | { kind: 'off' }
  /** There is something to save, and it is or soon will be on its way. */
  | { kind: 'saving' }
  /** `at`: epoch milliseconds. */
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; full: boolean };

interface KeeperOptions {
  key: string;
  store: Pick<DraftStore, 'write' | 'remove'>;
  /** What is to be kept now; null when there is nothing that the server does not have, undefined when it is not known. */
  current: () => Omit<Draft, 'savedAt'> | null | undefined;
  onStatus: (status: SaveStatus) => void;
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Saves a text soon after each change, one write at a time; what changes meanwhile is written after it.
 * A failure is told, and the next change tries again.
 */
export function createDraftKeeper({ key, store, current, onStatus }: KeeperOptions) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  let told: SaveStatus['kind'] = 'idle';

  const tell = (status: SaveStatus) => {
    told = status.kind;
    onStatus(status);
  };

  async function write(draft: ReturnType<typeof current>): Promise<void> {
    if (draft === undefined) return;
    tell({ kind: 'saving' });
    try {
      const savedAt = Date.now();
      await (draft ? store.write(key, { ...draft, savedAt }) : store.remove(key));
      tell(draft ? { kind: 'saved', at: savedAt } : { kind: 'idle' });
    } catch (error) {
      tell({ kind: 'failed', full: isFull(error) });
    }
  }

  function stop(): void {
    clearTimeout(quiet);
    clearTimeout(latest);
    latest = undefined;
  }

  /** Saves what there is now: the desk may hold another text by the time an earlier write is done. */
  function flush(): Promise<void> {
    stop();
    const draft = current();
    const next = (writing ?? Promise.resolve())
      .then(() => write(draft))
      .finally(() => {
        if (writing === next) writing = undefined;
      });
    writing = next;
    return next;
  }

  /** Saves at once when a change waits. */
  function flushPending(): void {
    if (latest !== undefined) void flush();
  }
  const flushBetweenKeys = () => void betweenKeys().then(flushPending);

  return {
    /** Something has changed. */
    schedule(): void {
      clearTimeout(quiet);
      quiet = setTimeout(flushBetweenKeys, QUIET_MS);
      latest ??= setTimeout(flushBetweenKeys, MOST_MS);
      // "Saved" would not be true of what has just been typed. A failure stands until the next try.
      if (told === 'idle' || told === 'saved') tell({ kind: 'saving' });
    },
    /** For when the page may be about to go. */
    flushPending,
    flush,
    /** Saves what waits, and what is being saved. */
    settle: (): Promise<void> => (latest === undefined ? (writing ?? Promise.resolve()) : flush()),
    /** What waits is not saved any more. */
    stop(): void {
      stop();
      told = 'idle';
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
