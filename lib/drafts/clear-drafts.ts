import 'client-only';
import { announceSignOut, endStoring } from '@/lib/browser/signing-out';
import { belongsTo, forgetSessions } from '@/lib/browser/owner';
import { clearPersonalValues } from '@/lib/browser/personal-storage';
import { waitForStorage } from '@/lib/browser/wait-for-storage';
import { clearDrafts } from './shared-draft';
import { ownRows } from './kept-entries';
import { draftRows } from './draft-database';

/** A hanging database must not prevent the logout. */
const MAX_WAIT_MS = 2_000;

export async function clearRows(owner: string): Promise<void> {
  draftRows.removeMirrored((keeper) => belongsTo(owner, keeper));
  const remove = async () => draftRows.remove((await ownRows(owner)).map(({ id }) => id));
  await waitForStorage(remove(), MAX_WAIT_MS);
}

/** Removes all that is an owner's. The page has to be left, as other tabs do by themselves (`followSignOut`). */
export async function clearKept(owner: string): Promise<void> {
  clearDrafts((keeper) => belongsTo(owner, keeper));
  clearPersonalValues(owner);
  announceSignOut(true);
  endStoring();
  await clearRows(owner);
  forgetSessions();
}
