import type { Draft } from '@/lib/domain/draft/schema';
import type { DraftStore } from '@/lib/domain/draft/store';
import { baseOf } from '@/lib/domain/draft/utils';
import { sameFields } from '@/lib/utils/same-fields';
import { createDraftKeeper, isFull, type SaveStatus } from './draft-keeper';
import { openDraftLock, type Locks } from './draft-lock';
import type { DraftAside, DraftView, FoundDraft } from './draft-view';
import { lookForDrafts } from './look-for-drafts';

type Writing = Draft['writing'];

interface Desk {
  read: () => { articleId: string | null; writing: Writing; published: Writing };
  restore: (writing: Writing) => void;
  /** @returns the way to stop */
  subscribe: (listener: () => void) => () => void;
}

/** What a session leaves to the one that follows it in this page. */
export interface Legacy {
  saved: Writing | undefined;
  found: FoundDraft;
}

interface SessionOptions {
  key: string;
  articleId: string | null;
  /** Keys under which this draft may have been kept before its author was known. */
  sources: readonly string[];
  legacy: Promise<Legacy> | undefined;
  desk: Desk;
  store: DraftStore;
  locks: Locks | undefined;
  onView: (view: DraftView) => void;
  onStatus: (status: SaveStatus) => void;
}

/** After this a draft that could not be looked for is looked for again. */
const RETRY_MS = 800;

/**
 * Keeps one draft while its desk is open in this tab: brings back what an earlier page left, saves what
 * changes as long as no other tab does, and lays aside, never overwrites, what it finds besides.
 */
export function openDraftSession(options: SessionOptions) {
  const { key, articleId, sources, legacy, desk, store, locks, onView, onStatus } = options;
  let view: DraftView = { lock: 'waiting', found: { kind: 'none' }, aside: null };
  let closed = false;
  let ready = false;
  let failed = false;
  let wasElsewhere = false;
  /** What this tab and the store both have. */
  let saved: Writing | undefined;
  /** The published article that the draft began from. */
  let base: { of: Writing; is: string } | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let begun: Promise<void> | undefined;

  const show = (change: Partial<DraftView>) => {
    view = { ...view, ...change };
    if (!closed) onView(view);
  };
  const tell = (status: SaveStatus) => !closed && onStatus(status);
  const isOpen = () => desk.read().articleId === articleId;
  const isUnpublished = () => isOpen() && !sameFields(desk.read().writing, desk.read().published);
  const current = () => {
    if (!isOpen()) return undefined;
    const { writing, published } = desk.read();
    if (sameFields(writing, published)) return null;
    if (base?.of !== published) base = { of: published, is: baseOf(published) };
    return { writing, base: base.is };
  };
  /** What is on the desk and nowhere else. */
  const own = (): Draft | undefined => {
    const draft = current();
    return draft && !(saved && sameFields(saved, draft.writing)) ? { ...draft, savedAt: Date.now() } : undefined;
  };

  const keeper = createDraftKeeper({
    key,
    store: {
      write: (name, draft) => store.write(name, draft).then(() => void (saved = draft.writing)),
      remove: (name) => store.remove(name).then(() => void (saved = undefined)),
    },
    current,
    onStatus: tell,
  });

  /** Brings together what the desk and the store hold, and saves from then on. */
  async function bringTogether(): Promise<void> {
    const before = await legacy;
    const looking = { store, key, sources, own, savedBefore: before?.saved, storedFirst: wasElsewhere };
    const { typed, stored, laid, laidElsewhere, emptied, chosen, rest } = await lookForDrafts(looking);
    if (closed || view.lock !== 'held' || !isOpen()) return;
    const added = [...laidElsewhere, ...rest];
    const aside = added.length > 0 ? await store.addAside(key, added) : laid;
    if (chosen && chosen !== stored) await store.write(key, chosen);
    await Promise.all(emptied.flatMap((name) => [store.remove(name), store.dropAside(name, laidElsewhere)]));
    if (closed || view.lock !== 'held' || !isOpen()) return;
    const onDesk = desk.read().writing;
    const wroteOn = typed ? chosen !== typed && !sameFields(typed.writing, onDesk) : own() !== undefined;
    if (wroteOn) return bringTogether();
    let found: FoundDraft = (!wasElsewhere && before?.found) || { kind: 'none' };
    if (chosen) {
      const { published } = desk.read();
      const outdated = chosen.base !== baseOf(published);
      base = { of: published, is: chosen.base };
      if (chosen !== typed && !sameFields(chosen.writing, onDesk)) {
        desk.restore(chosen.writing);
        found = { kind: 'restored', savedAt: chosen.savedAt, outdated };
      }
    }
    saved = chosen?.writing;
    ready = true;
    failed = false;
    clearTimeout(retry);
    tell(chosen ? { kind: 'saved', at: chosen.savedAt } : { kind: 'idle' });
    const asTyped = typed && rest.includes(typed);
    const reason = asTyped ? 'typed' : typed && rest.length > 0 ? 'older' : 'kept';
    show({ found, aside: asideOf(aside, reason) });
    if (own()) keeper.schedule();
  }

  /** A store that fails is asked again with the next change: what it may hold must not be overwritten unread. */
  function begin(): void {
    if (ready) return;
    begun ??= bringTogether()
      .catch((error: unknown) => {
        failed = true;
        tell(isUnpublished() ? { kind: 'failed', full: isFull(error) } : { kind: 'idle' });
      })
      .finally(() => void (begun = undefined));
  }

  const lock = openDraftLock({
    name: key,
    locks,
    beforeGiving: () => (ready ? keeper.settle() : Promise.resolve()),
    onState(state) {
      show({ lock: state });
      if (state === 'held') return begin();
      ready = false;
      wasElsewhere = true;
      keeper.stop();
    },
  });

  /** Saves now. A text that another tab's stands in for is laid aside: its author is about to go. */
  async function save(): Promise<void> {
    if (ready) return keeper.flush();
    const draft = own();
    if (!draft) return;
    await store.addAside(key, [draft]);
    if (!ready) saved = draft.writing;
  }

  const stopFollowing = desk.subscribe(() => {
    if (!isOpen()) return;
    if (view.found.kind === 'discarded' && isUnpublished()) show({ found: { kind: 'none' } });
    if (ready) return keeper.schedule();
    if (!isUnpublished()) return;
    if (!failed) tell({ kind: 'off' });
    if (view.lock !== 'held') return;
    clearTimeout(retry);
    retry = setTimeout(begin, RETRY_MS);
  });
  tell({ kind: isUnpublished() ? 'off' : 'idle' });

  return {
    save,
    takeOver: lock.takeOver,
    flushPending: keeper.flushPending,

    /** For when the page goes. */
    leave(): void {
      if (ready) keeper.flushPending();
      else save().catch(() => undefined);
    },

    /** Closes the note of the found draft; from now on it is one of the article as it is. */
    keep(): void {
      base = undefined;
      show({ found: { kind: 'none' } });
      if (ready && isUnpublished()) keeper.schedule();
    },

    discard(): void {
      const { writing, published } = desk.read();
      desk.restore(published);
      show({ found: { kind: 'discarded', writing } });
    },

    undoDiscard(): void {
      const { found } = view;
      show({ found: { kind: 'none' } });
      if (found.kind === 'discarded') desk.restore(found.writing);
    },

    /** Exchanges what is on the desk for what is laid aside. Fails when the store does. */
    async swap(): Promise<void> {
      if (!view.aside || !ready) return;
      const { draft } = view.aside;
      const put = current();
      if (put) await store.addAside(key, [{ ...put, savedAt: Date.now() }]);
      if (!ready || (put && !sameFields(put.writing, desk.read().writing))) return;
      base = { of: desk.read().published, is: draft.base };
      desk.restore(draft.writing);
      show({ found: { kind: 'none' } });
      const taken = current();
      await keeper.flush();
      if (taken && !(saved && sameFields(saved, taken.writing))) return;
      show({ aside: asideOf(await store.dropAside(key, [draft]), put ? 'swapped' : 'kept') });
    },

    /** Keeps a text that has given way to the published article. Fails when the store does. */
    async stash(writing: Writing): Promise<void> {
      const draft: Draft = { writing, base: baseOf(desk.read().published), savedAt: Date.now() };
      // A draft that was restored before is not what stands in the editor any more.
      show({ found: { kind: 'none' }, aside: { draft, reason: 'replaced', count: (view.aside?.count ?? 0) + 1 } });
      show({ aside: asideOf(await store.addAside(key, [draft]), 'replaced') });
    },

    async dropAside(): Promise<void> {
      if (view.aside) show({ aside: asideOf(await store.dropAside(key, [view.aside.draft]), 'kept') });
    },

    async close(): Promise<Legacy> {
      closed = true;
      clearTimeout(retry);
      stopFollowing();
      await lock.close();
      return { saved, found: view.found };
    },
  };
}
export type DraftSession = ReturnType<typeof openDraftSession>;

/** The latest of what is laid aside. */
function asideOf(drafts: readonly Draft[], reason: DraftAside['reason']): DraftAside | null {
  const draft = drafts.at(-1);
  return draft ? { draft, reason, count: drafts.length } : null;
}
