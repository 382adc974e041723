import 'server-only';
import { cookies } from 'next/headers';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { getSessionUser } from '@/lib/domain/session/api';
import type { SessionUser } from '@/lib/domain/session/schema';
import { isToken } from '@/lib/http/token';

/** Who calls a server action, by their cookie: only the API knows whether it is true. */
export interface Caller {
  token: string;
  user: SessionUser;
}

/** Whose session a server action is called with, by the API's word; undefined when it knows none, or cannot be asked. */
export async function sessionCaller(): Promise<Caller | undefined> {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  if (!isToken(token)) return undefined;
  try {
    return { token, user: await getSessionUser({ token }) };
  } catch {
    return undefined;
  }
}
