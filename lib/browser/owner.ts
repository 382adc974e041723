import 'client-only';
import { create } from 'zustand';
import { sessionToken } from '@/lib/http/token';
import { fingerprint } from '@/lib/utils/fingerprint';
import { checkedBy, deviceValue, isText } from './storage';

export const VISITOR = 'visitor';
const SESSION = 'session-';
const MAX_SESSIONS = 50;

/** The user of each recent session, the latest last. Tokens are stored as fingerprints only. */
const isPairs = (value: unknown): value is [string, string][] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText));
const sessions = deviceValue({ key: 'DRAFT_OWNERS', schema: checkedBy(isPairs) });

const expired = deviceValue({ key: 'DRAFT_EXPIRED', schema: checkedBy(isText), area: 'session' });

const isSession = (owner: string) => owner.startsWith(SESSION);

/** Placeholder for the user id until the API has answered; after an expired session, its user. */
function provisionalOwner(): string {
  const token = sessionToken();
  return token === undefined ? (expired.get() ?? VISITOR) : SESSION + fingerprint(token);
}

export const isProvisional = (owner: string) => owner === VISITOR || isSession(owner);
const personOf = (owner: string): string => sessions.get()?.find(([session]) => session === owner)?.[1] ?? owner;

/** A user id, or its placeholder. It stays after a session ends, until another user signs in. */
export const useOwner = create<{ owner: string }>(() => ({ owner: personOf(provisionalOwner()) }));

export function recordSession(userId: string): boolean {
  expired.set(undefined);
  const { owner } = useOwner.getState();
  if (owner === userId && personOf(provisionalOwner()) === userId) return false;
  // A session that ended in this page before its user was known was most likely theirs.
  for (const session of [owner, provisionalOwner()]) {
    if (!isSession(session) || personOf(session) === userId) continue;
    const others = (sessions.get() ?? []).filter(([known]) => known !== session);
    const pair: [string, string] = [session, userId];
    sessions.set([...others, pair].slice(-MAX_SESSIONS));
  }
  return true;
}

export const forgetSessions = (): void => void sessions.set(undefined);

/** Keeps showing the drafts in this tab after the session expired, also after a reload, until the next login. */
export function keepDraftsOfExpiredSession(token: string): void {
  const person = personOf(SESSION + fingerprint(token));
  if (isProvisional(person)) return;
  expired.set(person);
  if (useOwner.getState().owner === VISITOR) useOwner.setState({ owner: person });
}

export const belongsTo = (owner: string, keeper: string): boolean =>
  keeper === owner || keeper === VISITOR || personOf(keeper) === owner;

export const isOrphaned = (keeper: string): boolean =>
  isSession(keeper) && personOf(keeper) === keeper && keeper !== provisionalOwner();
