import 'server-only';
import { getSessionUser } from '@/lib/domain/session/api';
import type { SessionUser } from '@/lib/domain/session/schema';

/** Whose session a token is, by the API's word; undefined when it knows none, or cannot be asked. */
export async function sessionOf(token: string): Promise<SessionUser | undefined> {
  try {
    return await getSessionUser({ token });
  } catch {
    return undefined;
  }
}
