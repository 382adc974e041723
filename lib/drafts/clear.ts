import 'client-only';
import { announceSignOut, endStoring } from '@/lib/browser/signing-out';
import { belongsTo, forgetSessions } from '@/lib/browser/owner';
import { clearPersonalValues, personalKeysOf } from '@/lib/browser/personal-storage';
import { PERSONAL_DATA } from '@/lib/config/personal-data';
import { clearDrafts, countDrafts } from './draft';
import { DRAFT_PREFIX } from './mirrors';
import { draftRows, FILE_KIND, type DraftRow } from './rows';

/** A hanging database must not prevent the logout. */
const MAX_WAIT_MS = 2_000;

const rowsOf = async (owner: string): Promise<DraftRow[]> =>
  (await draftRows.list().catch((): DraftRow[] => [])).filter((row) => belongsTo(owner, row.owner));

export async function listKept(owner: string): Promise<{ drafts: number; records: string[] }> {
  const long = (await rowsOf(owner)).filter(({ id, kind }) => !id.startsWith(DRAFT_PREFIX) && kind !== FILE_KIND);
  const isTheirs = (keeper: string) => belongsTo(owner, keeper);
  const records = new Set<string>(personalKeysOf(owner).map((key) => PERSONAL_DATA[key]));
  return { drafts: countDrafts(isTheirs) + long.length, records: [...records] };
}

export async function clearRows(owner: string): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  draftRows.removeMirrored((keeper) => belongsTo(owner, keeper));
  const remove = async () => draftRows.remove((await rowsOf(owner)).map(({ id }) => id));
  await Promise.race([remove().catch(() => {}), late]);
}

/**
 * Removes everything of an owner, and stops storing. The page has to be left, as other tabs do by themselves
 * (`followSignOut`).
 */
export async function clearKept(owner: string): Promise<void> {
  clearDrafts((keeper) => belongsTo(owner, keeper));
  clearPersonalValues(owner);
  announceSignOut(true);
  endStoring();
  await clearRows(owner);
  forgetSessions();
}
