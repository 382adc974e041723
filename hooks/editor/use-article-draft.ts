'use client';

import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { hasUnpublished, restoreWriting, useWriting, type Writing } from '@/lib/domain/editor/store';
import { writingSchema } from '@/lib/domain/editor/schema';
import { baseOf } from '@/lib/domain/editor/utils';
import { openTabDraft, type Desk, type FoundDraft, type SaveStatus, type TabDraft } from '@/lib/drafts/tab-draft';
import { showToast } from '@/lib/browser/toast-store';

/** How the last saving went. A store, so that the desk is not rendered with each. */
export const useSaveStatus = create<{ status: SaveStatus }>(() => ({ status: { kind: 'idle' } }));

/** What became of the draft that was found as the desk was opened. */
type Found =
  | { kind: 'none' }
  /** It stands in the editor. `outdated`: the article was changed elsewhere after it. */
  | { kind: 'restored'; savedAt: number; outdated: boolean; elsewhere: boolean }
  /** It was given up; `writing` can be had back until something else is written. */
  | { kind: 'discarded'; writing: Writing };

const NONE: Found = { kind: 'none' };
const tellFailure = () => showToast('未能存入本地，请先下载备份', 'failed');

let fingerprinted: { of: Writing; base: string } | undefined;

/** Fingerprint of the published article. */
function publishedBase(): string {
  const { published } = useWriting.getState();
  if (fingerprinted?.of !== published) fingerprinted = { of: published, base: baseOf(published) };
  return fingerprinted.base;
}

const asRestored = ({ savedAt, base, elsewhere }: FoundDraft<Writing>): Found => ({
  kind: 'restored',
  savedAt,
  outdated: base !== publishedBase(),
  elsewhere,
});

const deskOf = (articleId: string | null): Desk<Writing> => ({
  unsaved: () => {
    const state = useWriting.getState();
    if (state.articleId !== articleId) return undefined;
    return hasUnpublished(state) ? state.writing : null;
  },
  base: publishedBase,
  restore: restoreWriting,
  subscribe: useWriting.subscribe,
});

/**
 * Keeps what is written in this browser, from the first change to its publication, and brings back what an earlier
 * page left. Each tab keeps its own; the others' are listed.
 */
export function useArticleDraft(articleId: string | null) {
  const draft = useRef<TabDraft<Writing> | undefined>(undefined);
  const [found, setFound] = useState(NONE);
  const [others, setOthers] = useState<readonly FoundDraft<Writing>[]>([]);

  useEffect(() => {
    const desk = deskOf(articleId);
    const opened = openTabDraft({
      kind: 'article',
      subjectId: articleId ?? '',
      schema: writingSchema,
      desk,
      onRestored: (restored) => setFound(asRestored(restored)),
      onOthers: setOthers,
      onStatus: (status) => useSaveStatus.setState({ status }),
    });
    draft.current = opened;
    const stopFollowing = useWriting.subscribe((state, before) => {
      if (state.replaced && state.replaced !== before.replaced) {
        // A draft that was restored before is not what stands in the editor any more.
        setFound(NONE);
        opened.stash(state.replaced).catch(tellFailure);
      }
      if (desk.unsaved()) setFound((last) => (last.kind === 'discarded' ? NONE : last));
    });
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') opened.leave();
    };
    // The first of them that comes; the others find nothing left to save.
    window.addEventListener('beforeunload', opened.leave);
    window.addEventListener('pagehide', opened.leave);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      window.removeEventListener('beforeunload', opened.leave);
      window.removeEventListener('pagehide', opened.leave);
      document.removeEventListener('visibilitychange', handleHidden);
      stopFollowing();
      setFound(NONE);
      setOthers([]);
      void opened.close();
    };
  }, [articleId]);

  return {
    found,
    others,
    /** What stands in the editor began from an older state of the article than the API holds. */
    outdated: found.kind === 'restored' && found.outdated,
    /** Closes the note of the found draft; from now on it is one of the article as it is. */
    keep: () => {
      draft.current?.keep();
      setFound(NONE);
    },
    discard: () => {
      const { writing, published } = useWriting.getState();
      restoreWriting(published);
      setFound({ kind: 'discarded', writing });
    },
    undoDiscard: () => {
      setFound(NONE);
      if (found.kind === 'discarded') restoreWriting(found.writing);
    },
    restore: (other: FoundDraft<Writing>) => {
      setFound(asRestored(other));
      draft.current?.restore(other).catch(tellFailure);
    },
    remove: (other: FoundDraft<Writing>) => void draft.current?.remove(other).catch(tellFailure),
    save: async () => draft.current?.save(),
  };
}
export type ArticleDraft = ReturnType<typeof useArticleDraft>;
