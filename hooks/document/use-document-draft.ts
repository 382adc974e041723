'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { showToast } from '@/lib/browser/toast-store';
import type { DocumentStore } from '@/lib/domain/document/document-store';
import { openTabDraft, type FoundDraft, type SaveStatus, type TabDraft } from '@/lib/drafts/tab-draft';

/** Result of the last save. A store, so that saving does not render the whole editor. */
export const useSaveStatus = create<{ status: SaveStatus }>(() => ({ status: { kind: 'idle' } }));

type Found<T> =
  | { kind: 'none' }
  /** `outdated`: the API's version changed since. */
  | { kind: 'restored'; savedAt: number; outdated: boolean; elsewhere: boolean }
  /** `value` can be restored until something is typed. */
  | { kind: 'discarded'; value: T };

const NONE = { kind: 'none' } as const;
const toastFailure = () => showToast('未能存入本地，请先下载备份', 'failed');

const asRestored = <T>({ savedAt, base, elsewhere }: FoundDraft<T>, published: string): Found<T> => ({
  kind: 'restored',
  savedAt,
  outdated: base !== published,
  elsewhere,
});

/** Keeps this tab's draft until the API has it, restores that of an earlier page, and lists those of other tabs. */
export function useDocumentDraft<T, D extends object>(store: DocumentStore<T, D>, id: string | null) {
  const draft = useRef<TabDraft<D> | undefined>(undefined);
  const [found, setFound] = useState<Found<D>>(NONE);
  const [others, setOthers] = useState<readonly FoundDraft<D>[]>([]);

  useEffect(() => {
    const fields = store.fieldsOf(id);
    const opened = openTabDraft({
      kind: store.kind,
      subjectId: id ?? '',
      schema: store.schema,
      fields,
      onRestored: (restored) => setFound(asRestored(restored, fields.base())),
      onOthers: setOthers,
      onStatus: (status) => useSaveStatus.setState({ status }),
    });
    draft.current = opened;
    const stopFollowing = store.state.subscribe(({ replaced }, before) => {
      if (replaced && replaced !== before.replaced) {
        // The restored draft is no longer in the editor.
        setFound(NONE);
        opened.stash(replaced).catch(toastFailure);
      }
      if (fields.unsaved()) setFound((last) => (last.kind === 'discarded' ? NONE : last));
    });
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') opened.leave();
    };
    // The first event saves; later ones find nothing pending.
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
  }, [store, id]);

  const draftId = useCallback(() => draft.current?.id(), []);

  return {
    found,
    others,
    outdated: found.kind === 'restored' && found.outdated,
    /** Dismisses the note, and rebases the draft on the API's version. */
    keep: () => {
      draft.current?.keep();
      setFound(NONE);
    },
    discard: () => {
      const value = store.draft();
      store.restore(store.state.getState().saved);
      setFound({ kind: 'discarded', value });
    },
    undoDiscard: () => {
      setFound(NONE);
      if (found.kind === 'discarded') store.restore(found.value);
    },
    restore: (other: FoundDraft<D>) => {
      setFound(asRestored(other, store.fieldsOf(id).base()));
      draft.current?.restore(other).catch(toastFailure);
    },
    remove: (other: FoundDraft<D>): void => void draft.current?.remove(other).catch(toastFailure),
    save: async () => draft.current?.save(),
    draftId,
  };
}
export type DocumentDraft<D extends object> = ReturnType<typeof useDocumentDraft<unknown, D>>;
