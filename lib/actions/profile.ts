'use server';

import { after } from 'next/server';
import { regenerateUser } from '@/lib/server/revalidation';
import { sessionCaller } from '@/lib/server/session';

export async function refreshOwnPages(): Promise<void> {
  const caller = await sessionCaller();
  if (caller) after(() => regenerateUser(caller.user.id));
}
