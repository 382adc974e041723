'use client';

import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { hasUnpublished, restoreWriting, useWriting, type Writing } from '@/lib/domain/editor/store';
import { writingSchema } from '@/lib/domain/editor/schema';
import { baseOf } from '@/lib/domain/editor/utils';
import {
  openTabDraft,
  type EditorFields,
  type FoundDraft,
  type SaveStatus,
  type TabDraft,
} from '@/lib/drafts/tab-draft';
import { showToast } from '@/lib/browser/toast-store';

/** How the last saving went. A store, so that a save does not render the whole write center. */
export const useSaveStatus = create<{ status: SaveStatus }>(() => ({ status: { kind: 'idle' } }));

/** State of the draft that was found on opening. */
type Found =
  | { kind: 'none' }
  /** It is in the editor. `outdated`: the article was changed elsewhere since it was saved. */
  | { kind: 'restored'; savedAt: number; outdated: boolean; elsewhere: boolean }
  /** It was discarded; `writing` can be restored (undo) until something else is typed. */
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

const fieldsOf = (articleId: string | null): EditorFields<Writing> => ({
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
 * Saves the article as a draft in this browser, from the first change to its publication, and restores the draft of an
 * earlier page. Each tab saves its own; those of other tabs are listed.
 */
export function useArticleDraft(articleId: string | null) {
  const draft = useRef<TabDraft<Writing> | undefined>(undefined);
  const [found, setFound] = useState(NONE);
  const [others, setOthers] = useState<readonly FoundDraft<Writing>[]>([]);

  useEffect(() => {
    const fields = fieldsOf(articleId);
    const opened = openTabDraft({
      kind: 'article',
      subjectId: articleId ?? '',
      schema: writingSchema,
      fields,
      onRestored: (restored) => setFound(asRestored(restored)),
      onOthers: setOthers,
      onStatus: (status) => useSaveStatus.setState({ status }),
    });
    draft.current = opened;
    const stopFollowing = useWriting.subscribe((state, before) => {
      if (state.replaced && state.replaced !== before.replaced) {
        // The restored draft is not in the editor any more.
        setFound(NONE);
        opened.stash(state.replaced).catch(tellFailure);
      }
      if (fields.unsaved()) setFound((last) => (last.kind === 'discarded' ? NONE : last));
    });
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') opened.leave();
    };
    // Whichever event comes first saves; the others find nothing pending.
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
    /** The draft in the editor started from an older version of the article than the API holds. */
    outdated: found.kind === 'restored' && found.outdated,
    /** Dismisses the note of the restored draft, and rebases it on the current article. */
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
