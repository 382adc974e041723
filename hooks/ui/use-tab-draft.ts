'use client';

import { useEffect, useRef, useState } from 'react';
import { create, type StoreApi } from 'zustand';
import { showToast } from '@/lib/browser/toast-store';
import type { DraftPlace } from '@/lib/drafts/draft';
import {
  openTabDraft,
  type EditorFields,
  type FoundDraft,
  type SaveStatus,
  type TabDraft,
} from '@/lib/drafts/tab-draft';

/** How the last saving went. A store, so that a save does not render the whole editor. */
export const useSaveStatus = create<{ status: SaveStatus }>(() => ({ status: { kind: 'idle' } }));

/** An editor whose unsaved value is a draft. */
export interface DraftedEditor<T> extends EditorFields<T> {
  shown: () => T;
  /** What the API holds: discarding a draft leads back to it. */
  published: () => T;
  /** Of the editor's store. `replaced`: an unsaved value that something else has replaced. */
  subscribe: StoreApi<{ replaced: T | null }>['subscribe'];
}

/** State of the draft that was found on opening. */
type Found<T> =
  | { kind: 'none' }
  /** It is in the editor. `outdated`: what the API holds has changed since it was saved. */
  | { kind: 'restored'; savedAt: number; outdated: boolean; elsewhere: boolean }
  /** It was discarded; `value` can be restored (undo) until something else is typed. */
  | { kind: 'discarded'; value: T };

const NONE = { kind: 'none' } as const;
const tellFailure = () => showToast('未能存入本地，请先下载备份', 'failed');

const asRestored = <T>({ savedAt, base, elsewhere }: FoundDraft<T>, published: string): Found<T> => ({
  kind: 'restored',
  savedAt,
  outdated: base !== published,
  elsewhere,
});

interface TabDraftHook<T> extends DraftPlace<T> {
  /** The same object for the same subject. */
  editor: DraftedEditor<T>;
}

/**
 * Saves what is edited as a draft in this browser, from the first change until the API has it, and restores the draft of
 * an earlier page. Each tab saves its own; those of other tabs are listed.
 */
export function useTabDraft<T>({ kind, subjectId, schema, editor }: TabDraftHook<T>) {
  const draft = useRef<TabDraft<T> | undefined>(undefined);
  const [found, setFound] = useState<Found<T>>(NONE);
  const [others, setOthers] = useState<readonly FoundDraft<T>[]>([]);

  useEffect(() => {
    const opened = openTabDraft({
      kind,
      subjectId,
      schema,
      fields: editor,
      onRestored: (restored) => setFound(asRestored(restored, editor.base())),
      onOthers: setOthers,
      onStatus: (status) => useSaveStatus.setState({ status }),
    });
    draft.current = opened;
    const stopFollowing = editor.subscribe(({ replaced }, before) => {
      if (replaced && replaced !== before.replaced) {
        // The restored draft is not in the editor any more.
        setFound(NONE);
        opened.stash(replaced).catch(tellFailure);
      }
      if (editor.unsaved()) setFound((last) => (last.kind === 'discarded' ? NONE : last));
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
  }, [kind, subjectId, schema, editor]);

  return {
    found,
    others,
    /** The draft in the editor started from something older than the API holds. */
    outdated: found.kind === 'restored' && found.outdated,
    /** Dismisses the note of the restored draft, and rebases it on what the API holds. */
    keep: () => {
      draft.current?.keep();
      setFound(NONE);
    },
    discard: () => {
      const value = editor.shown();
      editor.restore(editor.published());
      setFound({ kind: 'discarded', value });
    },
    undoDiscard: () => {
      setFound(NONE);
      if (found.kind === 'discarded') editor.restore(found.value);
    },
    restore: (other: FoundDraft<T>) => {
      setFound(asRestored(other, editor.base()));
      draft.current?.restore(other).catch(tellFailure);
    },
    remove: (other: FoundDraft<T>) => void draft.current?.remove(other).catch(tellFailure),
    save: async () => draft.current?.save(),
  };
}
/** What an editor knows of its draft. */
export type TabDraftState<T> = ReturnType<typeof useTabDraft<T>>;
