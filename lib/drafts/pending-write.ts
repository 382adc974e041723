import 'client-only';
import { useOwner } from '@/lib/browser/owner';
import { checkedBy, isNumber, isRecord, type Check } from '@/lib/browser/storage';
import { waitForStorage } from '@/lib/browser/wait-for-storage';
import { newId } from '@/lib/utils/new-id';
import { draftedSubjects, openDraft, SENDING_KIND } from './shared-draft';
import { flushDrafts, recoverDrafts } from './draft-copies';
import { holdDraft, openDrafts, tabLocks } from './tab-lock';

/** A sent write with unknown outcome. */
export interface PendingWrite<V> {
  id: string;
  variables: V;
  sentAt: number;
  /** The sender got an answer but did not find it. */
  isMissing: boolean;
}

/** Older ones are dropped: they were not carried out. */
const KEPT_MS = 24 * 60 * 60_000;

const isPending = (value: unknown): value is { variables: unknown; sentAt: number; isMissing?: boolean } =>
  isRecord(value) && isNumber(value.sentAt);
const place = (subjectId: string) => ({ kind: SENDING_KIND, subjectId, schema: checkedBy(isPending) });

export function pendingWrites<V>(key: string, schema: Check<V>) {
  const prefix = `${key}#`;
  const entry = (id: string) => openDraft(useOwner.getState().owner, place(prefix + id));
  const forget = (id: string) => void entry(id).set(undefined);
  return {
    /** Stores a write before it is sent. `end`: this page learns nothing more about it. */
    add(variables: V): { id: string; end: () => void } {
      const id = newId();
      entry(id).set({ variables, sentAt: Date.now() });
      // The browser may be killed while the write is under way.
      void flushDrafts();
      const held = holdDraft(tabLocks(), prefix + id);
      return { id, end: () => void held.then((release) => release?.()) };
    },
    forget,
    /** Notes that it was looked up after its answer, and not found. */
    miss(id: string): void {
      const write = entry(id).get();
      if (write) entry(id).set({ ...write, isMissing: true });
    },
    async abandoned(): Promise<PendingWrite<V>[]> {
      await waitForStorage(recoverDrafts());
      const isOpen = await openDrafts(tabLocks());
      const subjects = draftedSubjects(useOwner.getState().owner, SENDING_KIND).filter((subject) =>
        subject.startsWith(prefix),
      );
      const found = subjects.flatMap((subject): PendingWrite<V>[] => {
        const id = subject.slice(prefix.length);
        const { variables, sentAt = 0, isMissing = false } = entry(id).get() ?? {};
        const { data } = schema.safeParse(variables);
        if (data !== undefined && Date.now() - sentAt < KEPT_MS)
          return isOpen(subject) ? [] : [{ id, variables: data, sentAt, isMissing }];
        forget(id);
        return [];
      });
      return found.sort((one, other) => one.sentAt - other.sentAt);
    },
  };
}
export type PendingWrites<V> = ReturnType<typeof pendingWrites<V>>;
