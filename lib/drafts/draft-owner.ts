import 'client-only';
import { belongsTo, recordSession, useOwner } from '@/lib/browser/owner';
import { claimPersonalValues } from '@/lib/browser/personal-storage';
import { adoptDrafts } from './shared-draft';
import { recoverDrafts } from './draft-copies';

/** Drafts of this session or a visitor become the user's once the API has told who that is, and stay theirs. */
export function rememberOwner(userId: string): void {
  const { owner } = useOwner.getState();
  claimPersonalValues(userId, owner);
  if (!recordSession(userId)) return;
  const adopt = () => adoptDrafts(userId, (keeper) => belongsTo(userId, keeper));
  adopt();
  // After a crash some drafts are only in IndexedDB.
  void recoverDrafts().then(adopt);
  if (owner !== userId) useOwner.setState({ owner: userId });
}
