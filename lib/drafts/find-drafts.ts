import 'client-only';
import type { Check } from '@/lib/browser/storage';
import { belongsTo, isOrphaned, isProvisional } from '@/lib/browser/owner';
import { DRAFT_PREFIX } from './draft-copies';
import { draftRows, type DraftRow, type DraftRows } from './draft-database';
import { openDrafts, tabLocks, type Locks } from './tab-lock';

export interface StoredDraft<T> extends Omit<DraftRow, 'value'> {
  value: T;
  open: boolean;
  /** Its owner is unknown, so it is listed without its text, and never restored by itself. */
  orphaned: boolean;
}

interface Search<T> {
  kind: string;
  schema: Check<T>;
  owner: string;
  rows?: DraftRows;
  locks?: Locks;
}

export async function findDrafts<T>({
  kind,
  schema,
  owner,
  rows = draftRows,
  locks = tabLocks(),
}: Search<T>): Promise<StoredDraft<T>[]> {
  const isTheirs = (row: DraftRow) =>
    !row.id.startsWith(DRAFT_PREFIX) && row.owner !== owner && belongsTo(owner, row.owner);
  if (!isProvisional(owner)) await rows.adopt(owner, isTheirs);
  const [all, isOpen] = await Promise.all([rows.list(), openDrafts(locks)]);
  return all
    .filter((row) => row.kind === kind && (belongsTo(owner, row.owner) || isOrphaned(row.owner)))
    .flatMap((row) => {
      const { data } = schema.safeParse(row.value);
      return data === undefined ? [] : [{ ...row, value: data, open: isOpen(row.id), orphaned: isOrphaned(row.owner) }];
    });
}
