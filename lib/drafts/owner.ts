import 'client-only';
import { belongsTo, recordSession, useOwner } from '@/lib/browser/owner';
import { claimPersonalValues } from '@/lib/browser/personal-storage';
import { adoptDrafts } from './draft';
import { recoverDrafts } from './mirrors';

/**
 * Sets the owner of what this browser keeps, as soon as the API has answered who is signed in. Drafts that were typed in
 * this session before, or by a visitor, are reassigned to them, and stay theirs when the session ends.
 */
export function rememberOwner(userId: string): void {
  const { owner } = useOwner.getState();
  claimPersonalValues(userId, owner);
  if (!recordSession(userId)) return;
  const adopt = () => adoptDrafts(userId, (keeper) => belongsTo(userId, keeper));
  adopt();
  // After a crash some are only in IndexedDB.
  void recoverDrafts().then(adopt);
  if (owner !== userId) useOwner.setState({ owner: userId });
}
