'use server';

import { after } from 'next/server';
import { regenerateFolders } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';
import { isResourceId } from '@/lib/utils/identifier';

/** Many folders are changed by an import only, which creates them. */
const MAX_FOLDERS = 20;

/**
 * Revalidates the public pages of the caller's folders after they changed some of them. The argument is untrusted,
 * whatever its type.
 */
export async function refreshOwnFolders(folderIds: unknown): Promise<void> {
  const ids = Array.isArray(folderIds) ? folderIds.slice(0, MAX_FOLDERS).filter(isResourceId) : [];
  const caller = await sessionCaller();
  if (caller) after(() => regenerateFolders(caller.user.id, ids));
}
