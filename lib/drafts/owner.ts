import 'client-only';
import { create } from 'zustand';
import { checkedBy, isText, stored } from '@/lib/browser/storage';
import { sessionToken } from '@/lib/http/token';
import { fingerprint } from '@/lib/utils/fingerprint';
import { adoptDrafts } from './draft';

/** The owner of what is typed by somebody who is not signed in. */
const VISITOR = 'visitor';
const SESSION = 'session-';
const MOST_SESSIONS = 50;

/** Whose the sessions were that this browser has had, the latest last. Of a token only a fingerprint is kept. */
const isPairs = (value: unknown): value is [string, string][] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText));
const sessions = stored({ key: 'DRAFT_OWNERS', schema: checkedBy(isPairs) });

/** What stands for a person until the API has said who it is. */
function provisionalOwner(): string {
  const token = sessionToken();
  return token === undefined ? VISITOR : SESSION + fingerprint(token);
}

/** Whether this only stands for a person who is not known yet. */
export const isProvisional = (owner: string) => owner === VISITOR || owner.startsWith(SESSION);
const personOf = (owner: string): string => sessions.get()?.find(([session]) => session === owner)?.[1] ?? owner;

/**
 * Whose drafts this page shows and keeps: a person's identifier, or what stands for it. They stay the same person's
 * after a session has ended, until somebody else has signed in.
 */
export const useDraftOwner = create<{ owner: string }>(() => ({ owner: personOf(provisionalOwner()) }));

/**
 * Told who is signed in, as soon as it is known. What was typed in this session before, or by a visitor, is theirs
 * from now on, and stays theirs when the session ends.
 */
export function rememberOwner(userId: string): void {
  const { owner } = useDraftOwner.getState();
  if (owner === userId && personOf(provisionalOwner()) === userId) return;
  // A session that ended in this page before its person was known was most likely theirs.
  for (const session of [owner, provisionalOwner()]) {
    if (!session.startsWith(SESSION) || personOf(session) === userId) continue;
    const others = (sessions.get() ?? []).filter(([known]) => known !== session);
    sessions.set([...others, [session, userId] as [string, string]].slice(-MOST_SESSIONS));
  }
  adoptDrafts(userId, (keeper) => belongsTo(userId, keeper));
  if (owner !== userId) useDraftOwner.setState({ owner: userId });
}

/** Whether `owner` may see what was kept for `keeper`. */
export const belongsTo = (owner: string, keeper: string): boolean =>
  keeper === owner || keeper === VISITOR || personOf(keeper) === owner;

/** Whether nobody can tell any more whose this is: the session ended before the API said who it was. */
export const isOrphaned = (keeper: string): boolean =>
  keeper.startsWith(SESSION) && personOf(keeper) === keeper && keeper !== provisionalOwner();
