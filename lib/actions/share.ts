'use server';

import { after } from 'next/server';
import { regenerateShareCircle, regenerateShare } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';
import { isIdentifier } from '@/lib/utils/identifier';

export async function refreshShareCircle(): Promise<void> {
  const caller = await sessionCaller();
  if (caller) after(() => regenerateShareCircle(caller.user.id));
}

/** Revalidates the page of a share that a member commented on or deleted. The argument is untrusted. */
export async function refreshShare(id: unknown): Promise<void> {
  if (!isIdentifier(id)) return;
  const caller = await sessionCaller();
  if (caller) after(() => regenerateShare(id, caller.user.id));
}
