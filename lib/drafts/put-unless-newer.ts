import 'client-only';
import { belongsTo } from '@/lib/browser/owner';
import { newId } from '@/lib/utils/new-id';
import { draftRows, type DraftRow } from './draft-database';
import { openDrafts, tabLocks } from './tab-lock';

interface Read {
  /** `savedAt` of the row when it was read; absent when there was none. */
  readAt?: number | undefined;
  /** Begins the ids of the kind. */
  prefix?: string;
}

/**
 * Writes a row that others may write, too. What was changed since it was read, or is open in a tab, stays, and this
 * one becomes a row of its own. Rejects when the store fails.
 * @returns the row as it is stored
 */
export async function putUnlessNewer(row: DraftRow, { readAt, prefix = '' }: Read = {}): Promise<DraftRow> {
  const isOpen = await openDrafts(tabLocks());
  return draftRows.update(row.id, (known) => {
    const isUnchanged = !known || (known.savedAt === readAt && belongsTo(row.owner, known.owner));
    return isUnchanged && !isOpen(row.id) ? row : { ...row, id: prefix + newId() };
  });
}
