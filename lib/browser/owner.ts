import 'client-only';
import { create } from 'zustand';
import { sessionToken } from '@/lib/http/token';
import { fingerprint } from '@/lib/utils/fingerprint';
import { checkedBy, deviceValue, isText } from './storage';

/** Owner of what somebody keeps in this browser who is not signed in. */
export const VISITOR = 'visitor';
const SESSION = 'session-';
const MOST_SESSIONS = 50;

/** The user of each recent session of this browser, the latest last. Tokens are stored as fingerprints only. */
const isPairs = (value: unknown): value is [string, string][] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText));
const sessions = deviceValue({ key: 'DRAFT_OWNERS', schema: checkedBy(isPairs) });

/** The user whose session has expired in this tab, until somebody signs in. */
const expired = deviceValue({ key: 'DRAFT_EXPIRED', schema: checkedBy(isText), area: 'session' });

const isSession = (owner: string) => owner.startsWith(SESSION);

/** Placeholder for the user id until the API has answered who is signed in; after a session has expired, its user. */
function provisionalOwner(): string {
  const token = sessionToken();
  return token === undefined ? (expired.get() ?? VISITOR) : SESSION + fingerprint(token);
}

/** Whether an owner is such a placeholder. */
export const isProvisional = (owner: string) => owner === VISITOR || isSession(owner);
const personOf = (owner: string): string => sessions.get()?.find(([session]) => session === owner)?.[1] ?? owner;

/**
 * The owner of what this page shows and keeps in the browser, such as drafts: a user id, or its placeholder. It stays
 * the same after a session has ended, until another user has signed in.
 */
export const useOwner = create<{ owner: string }>(() => ({ owner: personOf(provisionalOwner()) }));

/** Records whose session this is. @returns false when that was known */
export function recordSession(userId: string): boolean {
  expired.set(undefined);
  const { owner } = useOwner.getState();
  if (owner === userId && personOf(provisionalOwner()) === userId) return false;
  // A session that ended in this page before its user was known was most likely theirs.
  for (const session of [owner, provisionalOwner()]) {
    if (!isSession(session) || personOf(session) === userId) continue;
    const others = (sessions.get() ?? []).filter(([known]) => known !== session);
    sessions.set([...others, [session, userId] as [string, string]].slice(-MOST_SESSIONS));
  }
  return true;
}

/** Forgets whose sessions this browser has seen. */
export const forgetSessions = (): void => void sessions.set(undefined);

/** Keeps what an expired session's user has typed in sight of this tab, also after a reload, until somebody signs in. */
export function keepInSight(token: string): void {
  const person = personOf(SESSION + fingerprint(token));
  if (isProvisional(person)) return;
  expired.set(person);
  if (useOwner.getState().owner === VISITOR) useOwner.setState({ owner: person });
}

/** Whether `owner` may see what is of `keeper`. */
export const belongsTo = (owner: string, keeper: string): boolean =>
  keeper === owner || keeper === VISITOR || personOf(keeper) === owner;

/** Whether an owner can never be known: the session ended before the API answered who it was. */
export const isOrphaned = (keeper: string): boolean =>
  isSession(keeper) && personOf(keeper) === keeper && keeper !== provisionalOwner();
