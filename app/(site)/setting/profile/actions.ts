'use server';

import { cookies } from 'next/headers';
import { after } from 'next/server';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { regenerateUser } from '@/lib/server/revalidation';
import { sessionOf } from '@/lib/server/session';

/** A member changed their profile: their public pages are rendered anew at the next request. */
export async function refreshOwnPages(): Promise<void> {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  const user = token ? await sessionOf(token) : undefined;
  if (user) after(() => regenerateUser(user.id));
}
