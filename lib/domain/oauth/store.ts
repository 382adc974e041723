import 'client-only';
import type { OAuthProvider } from './constants';
import { formatOAuthState, safeReturnPath } from './utils';

const STORAGE_KEY = 'OAUTH_STATES';
/** Per tab: where each login was begun. */
const RETURN_KEY = 'OAUTH_RETURN';
/** As long as a reader may take at the provider. */
const LIFETIME_MS = 15 * 60_000;
const MOST = 5;

type Issued = [state: string, expires: number];

type Begun = [state: string, path: string];

/** The pairs in a storage; none in one that somebody spoilt or that may not be read. */
function readPairs(storage: () => Storage, key: string): [unknown, unknown][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry): entry is [unknown, unknown] => Array.isArray(entry) && entry.length === 2)
      : [];
  } catch {
    return [];
  }
}

/** Keeps the latest few. */
function writePairs(storage: () => Storage, key: string, pairs: readonly [string, unknown][]): void {
  try {
    storage().setItem(key, JSON.stringify(pairs.slice(-MOST)));
  } catch {
    // Without storage the answer will be refused, which is the safe way to fail.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;
const readIssued = () =>
  readPairs(local, STORAGE_KEY).filter((entry): entry is Issued => Number(entry[1]) > Date.now());
const readBegun = () => readPairs(session, RETURN_KEY).filter((entry): entry is Begun => typeof entry[1] === 'string');
const writeIssued = (states: readonly Issued[]) => writePairs(local, STORAGE_KEY, states);

/**
 * A new state, which this browser remembers having issued.
 * @param from the path that its reader is at
 */
export function issueOAuthState(provider: OAuthProvider, { bind, from }: { bind: boolean; from: string }): string {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const state = formatOAuthState({ provider, bind, nonce });
  writeIssued([...readIssued(), [state, Date.now() + LIFETIME_MS]]);
  writePairs(session, RETURN_KEY, [...readBegun(), [state, from]]);
  return state;
}

/** Where the reader was when this tab issued a state; the home page when it does not know. */
export const returnPathOf = (state: string): string =>
  safeReturnPath(readBegun().find(([known]) => known === state)?.[1] ?? '');

/** True, once, for a state that this browser issued a short while ago. */
export function redeemOAuthState(state: string): boolean {
  const issued = readIssued();
  const rest = issued.filter(([known]) => known !== state);
  writeIssued(rest);
  return rest.length < issued.length;
}
