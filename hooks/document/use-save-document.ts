'use client';

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { checkedBy, isRecord } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { waitForStorage } from '@/lib/browser/wait-for-storage';
import type { DocumentStore } from '@/lib/domain/document/document-store';
import { forgetDraft } from '@/lib/drafts/draft-database';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';

interface Saving<D> {
  value: D;
  base: D | null;
}

type Outcome<D> =
  /** `id` where known; `stored`: the API's current version. */
  | { kind: 'saved'; id: string | null; stored: D; isNew: boolean }
  /** Changed elsewhere; nothing was sent. */
  | { kind: 'conflict'; theirs: D };

interface SaveOptions<T, D extends object> {
  store: DocumentStore<T, D>;
  id: string | null;
  /** Based on a stale version, so that no known version may be overwritten. */
  outdated: boolean;
  /** Null where there is none, so that the API refuses the update itself. */
  load: (id: string, client: QueryClient) => Promise<D | null>;
  create: (value: D) => Promise<unknown>;
  update: (id: string, value: D) => Promise<D>;
  find: (id: string | null, value: D, client: QueryClient) => Promise<{ id: string; stored: D } | undefined>;
  /** Saving a document created here updates it. */
  updatesCreated?: boolean;
  invalidates: readonly QueryKey[];
  isReady: () => boolean;
  onAnswer?: () => void;
  onSaved: (value: D, isNew: boolean) => void;
  /** Leaves the page after saving, when the document is closed and the draft removed. */
  leave?: ((isOpen: () => boolean) => unknown) | undefined;
  /** Called when an earlier page's new document was created, and is in the editor. */
  onFound: (finish: () => void) => void;
}

/** Creates or updates at most once. An update fetches the stored version first, and reports a conflict (`theirs`). */
export function useSaveDocument<T, D extends object>({
  store,
  id,
  outdated,
  load,
  create,
  update,
  find,
  updatesCreated = false,
  invalidates,
  isReady,
  onAnswer,
  onSaved,
  leave,
  onFound,
}: SaveOptions<T, D>) {
  const { kind, noun, verb, isSame } = store;
  const [theirs, setTheirs] = useState<D | null>(null);
  const [leaving, setLeaving] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isOpen = () => isMounted.current;
  const finish = () => {
    if (!leave || !isOpen()) return;
    setLeaving(true);
    leave(isOpen);
  };
  /** The answer to a creation lacks the id. */
  const created = useRef<{ id: string | null; value: D }>(undefined);
  const knownId = async (client: QueryClient): Promise<string | null> => {
    if (id !== null || !updatesCreated || !created.current) return id;
    return created.current.id ?? (await find(null, created.current.value, client))?.id ?? null;
  };
  const forget = (value: D) => waitForStorage(forgetDraft(kind, id ?? '', value));
  const isDocument = (value: unknown) => store.schema.safeParse(value).data !== undefined;
  const isSaving = (saving: unknown): saving is Saving<D> =>
    isRecord(saving) && isDocument(saving.value) && (saving.base === null || isDocument(saving.base));
  const settleEarlier = (value: D) => {
    // Last, so that a draft being restored is in the editor by then.
    void forget(value).then(() => {
      if (!store.isShown(id, value)) return;
      store.settle(id, value, value);
      onFound(finish);
    });
  };

  const { run, pending, earlier } = useConfirmedMutation<Saving<D>, Outcome<D>>({
    mutationKey: [kind, 'save', id],
    mutationFn: async ({ value, base }, { client }) => {
      const known = await knownId(client);
      if (known === null) {
        await create(value);
        return { kind: 'saved', id: null, stored: value, isNew: true };
      }
      const held = await load(known, client);
      const isChanged = held !== null && (base === null || !isSame(held, base));
      if (isChanged && !isSame(held, value)) return { kind: 'conflict', theirs: held };
      return { kind: 'saved', id: known, stored: isChanged ? held : await update(known, value), isNew: false };
    },
    confirm: {
      schema: checkedBy(isSaving),
      find: async ({ value }, { client }) => {
        const known = await knownId(client);
        const found = await find(known, value, client);
        return found && { kind: 'saved', ...found, isNew: known === null };
      },
      onFound: id === null ? ({ value }) => settleEarlier(value) : undefined,
    },
    onDone: async ({ value }, { data }) => {
      onAnswer?.();
      if (data.kind === 'conflict') return setTheirs(data.theirs);
      created.current = { id: data.id, value };
      const isShown = store.isShown(id, value);
      store.settle(id, value, data.stored);
      // An author who is told so and leaves at once must not find the draft again.
      await forget(value);
      onSaved(value, data.isNew);
      if (isShown && isOpen()) finish();
      // A page opened since has restored its draft.
      else if (isShown && id === null) store.open(null);
      // An earlier attempt's answer was lost.
      else if (leave && isOpen()) showToast(`之前提交的${noun}已经${verb}，之后的修改还没有`);
    },
    invalidates,
    // The page itself shows it.
    doneMessage: () => undefined,
  });
  return {
    /** @param base version that may be overwritten */
    save: (base = outdated ? null : store.state.getState().base) => {
      if (!leaving && isReady()) run({ value: store.draft(), base });
    },
    pending,
    leaving,
    earlier,
    /** The API's version that the last save would have overwritten. */
    theirs,
    forgetTheirs: () => setTheirs(null),
  };
}
export type DocumentSaving<D extends object> = ReturnType<typeof useSaveDocument<unknown, D>>;
