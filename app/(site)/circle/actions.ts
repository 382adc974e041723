'use server';

import { after } from 'next/server';
import { regenerateCircle } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';

/** Revalidates the first pages of the share circle after a member published a share there. */
export async function refreshCircle(): Promise<void> {
  const caller = await sessionCaller();
  if (caller) after(() => regenerateCircle(caller.user.id));
}
