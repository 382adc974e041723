'use client';

import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { useSession } from '@/hooks/session/use-session';
import { draftStore } from '@/lib/domain/draft/store';
import { draftKey } from '@/lib/domain/draft/utils';
import { provisionalOwner } from '@/lib/domain/session/draft-owner';
import { restoreWriting, useWriting } from '@/lib/domain/editor/store';
import { showToast } from '@/lib/browser/toast-store';
import type { SaveStatus } from './draft-keeper';
import { openDraftSession, type DraftSession, type Legacy } from './draft-session';
import type { DraftView } from './draft-view';

const tellFailure = () => showToast('未能存入本地，请先下载备份', 'failed');

/** How the last saving went. A store, so that the desk is not rendered with each. */
export const useSaveStatus = create<{ status: SaveStatus }>(() => ({ status: { kind: 'idle' } }));

const BEFORE: DraftView = { lock: 'waiting', found: { kind: 'none' }, aside: null };
const desk = { read: useWriting.getState, restore: restoreWriting, subscribe: useWriting.subscribe };

/**
 * Keeps what is written in this browser, from the first change to its publication, and brings back what
 * an earlier page left. One tab at a time saves; the others say so. Until it is known who writes, the
 * draft is the token's, and then it becomes the user's.
 */
export function useDraft(articleId: string | null) {
  const { user } = useSession();
  // A session that ends must not end the saving.
  const [userId, setUserId] = useState<string>();
  if (user && userId === undefined) setUserId(user.id);
  const [provisional] = useState(() => provisionalOwner());
  const [view, setView] = useState<DraftView>(BEFORE);
  const session = useRef<DraftSession | undefined>(undefined);
  const before = useRef<{ articleId: string | null; legacy: Promise<Legacy> } | undefined>(undefined);

  useEffect(() => {
    const provisionals = [...new Set([provisional, provisionalOwner('')])];
    const opened = openDraftSession({
      key: draftKey(userId ?? provisional, articleId),
      articleId,
      sources: userId === undefined ? [] : provisionals.map((owner) => draftKey(owner, articleId)),
      legacy: before.current?.articleId === articleId ? before.current.legacy : undefined,
      desk,
      store: draftStore,
      locks: navigator.locks,
      onView: setView,
      onStatus: (status) => useSaveStatus.setState({ status }),
    });
    session.current = opened;
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') opened.flushPending();
    };
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', opened.leave);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', opened.leave);
      session.current = undefined;
      before.current = { articleId, legacy: opened.close() };
    };
  }, [userId, provisional, articleId]);

  useEffect(
    () =>
      useWriting.subscribe(({ replaced }, before) => {
        if (replaced && replaced !== before.replaced) void session.current?.stash(replaced).catch(tellFailure);
      }),
    [],
  );

  return {
    found: view.found,
    /** What stands in the editor began from an older state of the article than the API holds. */
    outdated: view.found.kind === 'restored' && view.found.outdated,
    aside: view.aside,
    /** Another tab keeps this draft: what is typed here is not saved. */
    elsewhere: view.lock === 'elsewhere',
    takeOver: () => void session.current?.takeOver(),
    /** Closes the note of the found draft. */
    keep: () => session.current?.keep(),
    discard: () => session.current?.discard(),
    undoDiscard: () => session.current?.undoDiscard(),
    /** Exchanges the desk's text for the one that is laid aside. */
    swap: () => void session.current?.swap().catch(tellFailure),
    dropAside: () => void session.current?.dropAside().catch(tellFailure),
    save: async () => session.current?.save(),
  };
}
export type DraftControls = ReturnType<typeof useDraft>;
