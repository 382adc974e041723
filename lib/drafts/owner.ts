import 'client-only';
import { create } from 'zustand';
import { checkedBy, isText, stored } from '@/lib/browser/storage';
import { sessionToken } from '@/lib/http/token';
import { fingerprint } from '@/lib/utils/fingerprint';
import { adoptDrafts } from './draft';
import { recoverDrafts } from './mirrors';

/** Owner of the drafts of somebody who is not signed in. */
const VISITOR = 'visitor';
const SESSION = 'session-';
const MOST_SESSIONS = 50;

/** The user of each recent session of this browser, the latest last. Tokens are stored as fingerprints only. */
const isPairs = (value: unknown): value is [string, string][] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText));
const sessions = stored({ key: 'DRAFT_OWNERS', schema: checkedBy(isPairs) });

/** The user whose session has expired in this tab, until somebody signs in. */
const expired = stored({ key: 'DRAFT_EXPIRED', schema: checkedBy(isText), area: 'session' });

/** Placeholder for the user id until the API has answered who is signed in; after a session has expired, its user. */
function provisionalOwner(): string {
  const token = sessionToken();
  return token === undefined ? (expired.get() ?? VISITOR) : SESSION + fingerprint(token);
}

/** Whether an owner is such a placeholder. */
export const isProvisional = (owner: string) => owner === VISITOR || owner.startsWith(SESSION);
const personOf = (owner: string): string => sessions.get()?.find(([session]) => session === owner)?.[1] ?? owner;

/**
 * The owner of the drafts that this page shows and saves: a user id, or its placeholder. It stays the same after a
 * session has ended, until another user has signed in.
 */
export const useDraftOwner = create<{ owner: string }>(() => ({ owner: personOf(provisionalOwner()) }));

/**
 * Sets the owner, as soon as the API has answered who is signed in. Drafts that were typed in this session before, or
 * by a visitor, are reassigned to them, and stay theirs when the session ends.
 */
export function rememberOwner(userId: string): void {
  expired.set(undefined);
  const { owner } = useDraftOwner.getState();
  if (owner === userId && personOf(provisionalOwner()) === userId) return;
  // A session that ended in this page before its user was known was most likely theirs.
  for (const session of [owner, provisionalOwner()]) {
    if (!session.startsWith(SESSION) || personOf(session) === userId) continue;
    const others = (sessions.get() ?? []).filter(([known]) => known !== session);
    sessions.set([...others, [session, userId] as [string, string]].slice(-MOST_SESSIONS));
  }
  const adopt = () => adoptDrafts(userId, (keeper) => belongsTo(userId, keeper));
  adopt();
  // After a crash some are only in IndexedDB.
  void recoverDrafts().then(adopt);
  if (owner !== userId) useDraftOwner.setState({ owner: userId });
}

/** Keeps the drafts of an expired session's user in sight of this tab, also after a reload, until somebody signs in. */
export function keepInSight(token: string): void {
  const person = personOf(SESSION + fingerprint(token));
  if (isProvisional(person)) return;
  expired.set(person);
  if (useDraftOwner.getState().owner === VISITOR) useDraftOwner.setState({ owner: person });
}

/** Whether `owner` may see the drafts of `keeper`. */
export const belongsTo = (owner: string, keeper: string): boolean =>
  keeper === owner || keeper === VISITOR || personOf(keeper) === owner;

/** Whether a draft's owner can never be known: the session ended before the API answered who it was. */
export const isOrphaned = (keeper: string): boolean =>
  keeper.startsWith(SESSION) && personOf(keeper) === keeper && keeper !== provisionalOwner();
