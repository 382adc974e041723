export type LockState = 'waiting' | 'held' | 'elsewhere';

/** How long the tab that holds a draft may take to save it before another one takes it over. */
const PATIENCE_MS = 1_000;
const ASK = 'ask';
const SAVED = 'saved';

/** What of the browser's lock manager is used. */
export interface Locks {
  request: (name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<void>) => Promise<unknown>;
}

interface DraftLockOptions {
  name: string;
  /** Undefined where tabs cannot be told apart (pages without TLS): each is the only one then. */
  locks: Locks | undefined;
  onState: (state: LockState) => void;
  /** Saves what is not saved yet, before another tab goes on with it. */
  beforeGiving: () => Promise<unknown>;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Which of several tabs keeps a draft. The first one holds it until it is closed, and then the next one
 * does; another one may take it over before, and then the first saves and is told.
 */
export function openDraftLock({ name, locks, onState, beforeGiving }: DraftLockOptions) {
  if (!locks) {
    onState('held');
    return { takeOver: async () => {}, close: beforeGiving };
  }
  const id = `draft:${name}`;
  const channel = new BroadcastChannel(id);
  const saved = new Set<() => void>();
  let closed = false;
  let held = false;
  let taking = false;
  let letGo = () => {};
  let queued = new AbortController();

  async function hold(): Promise<void> {
    const until = Promise.withResolvers<void>();
    letGo = until.resolve;
    held = true;
    queued.abort();
    onState('held');
    await until.promise;
  }

  function request(options: LockOptions): void {
    let granted = false;
    const answer = locks?.request(id, options, async (lock) => {
      if (closed) return;
      if (!lock) return queue();
      granted = true;
      await hold();
    });
    answer?.catch((error: unknown) => {
      if (closed) return;
      if (granted) {
        // Another tab took it over.
        held = false;
        queue();
      } else if (!isAbort(error)) onState('held');
    });
  }

  /** Comes to its turn when the tab that holds the draft is closed. */
  function queue(): void {
    onState('elsewhere');
    queued = new AbortController();
    request({ signal: queued.signal });
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === SAVED) for (const resolve of saved) resolve();
    if (data === ASK && held) void beforeGiving().finally(() => !closed && channel.postMessage(SAVED));
  };
  request({ ifAvailable: true });

  return {
    /** Has the other tab save, and holds the draft from then on. */
    async takeOver(): Promise<void> {
      if (held || taking) return;
      taking = true;
      const answer = Promise.withResolvers<void>();
      saved.add(answer.resolve);
      const patience = setTimeout(answer.resolve, PATIENCE_MS);
      channel.postMessage(ASK);
      await answer.promise;
      clearTimeout(patience);
      saved.delete(answer.resolve);
      taking = false;
      if (!closed && !held) request({ steal: true });
    },

    /** Saves, and leaves the draft to the next tab. */
    async close(): Promise<void> {
      closed = true;
      queued.abort();
      await beforeGiving().catch(() => undefined);
      channel.close();
      letGo();
    },
  };
}
