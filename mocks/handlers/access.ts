import { randomBytes, randomUUID } from 'node:crypto';
import { TOKEN_HEADER } from '@/mocks/handlers/rules';
import { db } from '@/mocks/db';
import { DAY, MINUTE } from '@/mocks/db/clock';
import type { HttpSession, User } from '@/mocks/db/tables';

const TOKEN_LIFETIME = 7 * DAY;
const SESSION_COOKIE = 'SESSIONID';
const SESSION_LIFETIME = MINUTE;

export function userOfToken(token: string | null): User | null {
  const known = token === null ? undefined : db.tokens.get(token);
  return known && known.expires > Date.now() ? (db.users.get(known.userId) ?? null) : null;
}

/** The signed-in user of a request; null for a visitor and for a bad token. */
export const viewerOf = (request: Request): User | null => userOfToken(request.headers.get(TOKEN_HEADER));

/** A new token of `user`; a negative lifetime makes one that has expired. */
export function issueToken(user: User, lifetime = TOKEN_LIFETIME): string {
  const token = randomBytes(24).toString('base64url');
  db.tokens.set(token, { userId: user.id, expires: Date.now() + lifetime });
  return token;
}

interface SessionAccess {
  open: () => HttpSession;
  /** The cookie to answer with: every use renews the session. */
  headers: () => HeadersInit | undefined;
}

function cookieOf(request: Request): string | null {
  const header = request.headers.get('cookie') ?? '';
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${SESSION_COOKIE}=`));
  return pair?.slice(SESSION_COOKIE.length + 1) ?? null;
}

/** The API's own HTTP session of a request: cookie SESSIONID, which expires a minute after its last use. */
export function sessionAccess(request: Request): SessionAccess {
  const now = Date.now();
  let id = cookieOf(request);
  let session = id === null ? undefined : db.httpSessions.get(id);
  if (session && session.expires <= now) session = undefined;
  const open = () => {
    if (!session || id === null) {
      id = randomUUID();
      session = { expires: now, captcha: null, cipher: null, emailSentAt: null };
      db.httpSessions.set(id, session);
    }
    return session;
  };
  const headers = () => {
    if (!session || id === null) return undefined;
    session.expires = now + SESSION_LIFETIME;
    return { 'set-cookie': `${SESSION_COOKIE}=${id}; Max-Age=${SESSION_LIFETIME / 1000}; Path=/; HttpOnly` };
  };
  return { open, headers };
}
