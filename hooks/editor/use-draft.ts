'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { useSession } from '@/hooks/session/use-session';
import type { Draft } from '@/lib/domain/draft/schema';
import { draftStore } from '@/lib/domain/draft/store';
import { baseOf, draftKey } from '@/lib/domain/draft/utils';
import { hasUnpublished, restoreWriting, useWriting, type Writing } from '@/lib/domain/writing/store';
import { createDraftKeeper, type DraftKeeper, type SaveStatus } from './draft-keeper';
import { useDraftLock } from './use-draft-lock';

/** What became of an older draft that was found as the desk was opened. */
export type FoundDraft =
  | { kind: 'none' }
  /** It stands in the editor. `outdated`: the article was changed elsewhere after it. */
  | { kind: 'restored'; savedAt: number; outdated: boolean }
  /** It was given up; `writing` can be had back. */
  | { kind: 'discarded'; writing: Writing };

/** How the last saving went. A store, so that the desk is not rendered with each. */
export const useSaveStatus = create<{ status: SaveStatus }>(() => ({ status: { kind: 'idle' } }));

/**
 * Keeps what is written in this browser, from the first change to its publication, and brings back what
 * an earlier page left. One tab at a time saves; the others say so.
 */
export function useDraft(articleId: string | null) {
  const { user } = useSession();
  // A session that ends must not end the saving.
  const [userId, setUserId] = useState<string>();
  if (user && userId === undefined) setUserId(user.id);
  const key = userId === undefined ? undefined : draftKey(userId, articleId);
  const { state: lock, takeOver } = useDraftLock(key);
  const [found, setFound] = useState<FoundDraft>({ kind: 'none' });
  const keeper = useRef<DraftKeeper | undefined>(undefined);

  useEffect(() => {
    if (key === undefined || lock !== 'held') return;
    let current = true;
    useSaveStatus.setState({ status: { kind: 'idle' } });
    const kept = createDraftKeeper({
      key,
      store: draftStore,
      current: () => {
        const state = useWriting.getState();
        return hasUnpublished(state) ? { writing: state.writing, base: baseOf(state.published) } : null;
      },
      onStatus: (status) => current && useSaveStatus.setState({ status }),
    });
    const restore = async () => {
      const draft = await draftStore.read(key).catch(() => undefined);
      if (!current) return;
      // What was typed while the browser looked is newer than any draft.
      if (draft && !hasUnpublished(useWriting.getState())) setFound(bringBack(draft));
      keeper.current = kept;
      if (hasUnpublished(useWriting.getState())) kept.schedule();
    };
    void restore();
    const stopFollowing = useWriting.subscribe(({ writing, published }, before) => {
      if (keeper.current && (writing !== before.writing || published !== before.published)) kept.schedule();
    });
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') kept.flushPending();
    };
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', kept.flushPending);
    return () => {
      current = false;
      keeper.current = undefined;
      stopFollowing();
      kept.flushPending();
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', kept.flushPending);
    };
  }, [key, lock]);

  const discard = useCallback(() => {
    const { writing, published } = useWriting.getState();
    restoreWriting(published);
    setFound({ kind: 'discarded', writing });
  }, []);
  const undoDiscard = useCallback(() => {
    if (found.kind === 'discarded') restoreWriting(found.writing);
    setFound({ kind: 'none' });
  }, [found]);

  return {
    found,
    /** Another tab keeps this draft: what is typed here is not saved. */
    elsewhere: lock === 'elsewhere',
    takeOver,
    /** Closes the note of the found draft. */
    keep: () => setFound({ kind: 'none' }),
    discard,
    undoDiscard,
    save: async () => keeper.current?.flush(),
  };
}
export type DraftControls = ReturnType<typeof useDraft>;

/** Puts a draft into the editor. */
function bringBack({ writing, savedAt, base }: Draft): FoundDraft {
  const outdated = base !== baseOf(useWriting.getState().published);
  restoreWriting(writing);
  return { kind: 'restored', savedAt, outdated };
}
