import 'server-only';
import { cookies } from 'next/headers';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { getSessionUser } from '@/lib/domain/session/api';
import type { SessionUser } from '@/lib/domain/session/schema';
import { isToken } from '@/lib/http/token';

/** Caller of a server action: token and verified user. */
export interface Caller {
  token: string;
  user: SessionUser;
}

export async function sessionCaller(): Promise<Caller | undefined> {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  if (!isToken(token)) return undefined;
  try {
    return { token, user: await getSessionUser({ token }) };
  } catch {
    return undefined;
  }
}
