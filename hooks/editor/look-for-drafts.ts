import type { Draft } from '@/lib/domain/draft/schema';
import type { DraftStore } from '@/lib/domain/draft/store';
import { chooseDraft } from '@/lib/domain/draft/utils';
import { sameFields } from '@/lib/utils/same-fields';

interface LookingOptions {
  store: DraftStore;
  key: string;
  /** Keys under which this draft may have been kept before its author was known. */
  sources: readonly string[];
  /** What is on the desk and nowhere else, asked for once the store has been read. */
  own: () => Draft | undefined;
  /** What an earlier session of this page saved. */
  savedBefore: Draft['writing'] | undefined;
  /** Another tab has gone on with the stored one since. */
  storedFirst: boolean;
}

/** What the store has of one draft, and which of it comes onto the desk. Fails when the store does. */
export async function lookForDrafts({ store, key, sources, own, savedBefore, storedFirst }: LookingOptions) {
  const names = [key, ...sources];
  const [stored, ...moved] = await Promise.all(names.map((name) => store.read(name)));
  const [laid = [], ...laidElsewhere] = await Promise.all(names.map((name) => store.readAside(name)));
  const typed = own();
  const others = moved.filter((draft) => draft !== undefined);
  // Of two equal texts the one that was saved says when it was written.
  const same = typed && others.find(({ writing }) => sameFields(writing, typed.writing));
  if (typed && same) typed.savedAt = same.savedAt;
  // What this page itself kept under another key is a beginning of what stands on the desk.
  const isPast = ({ writing }: Draft) => typed && savedBefore && sameFields(writing, savedBefore);
  const choice = chooseDraft({ own: typed, stored, moved: others.filter((draft) => !isPast(draft)), storedFirst });
  return {
    typed,
    stored,
    laid,
    laidElsewhere: laidElsewhere.flat(),
    /** The sources that hold something. */
    emptied: sources.filter((_, index) => moved[index] ?? laidElsewhere[index]?.[0]),
    ...choice,
  };
}
