import 'client-only';
import type { OAuthProvider } from './constants';
import { formatOAuthState } from './utils';

const STORAGE_KEY = 'OAUTH_STATES';
/** As long as a reader may take at the provider. */
const LIFETIME_MS = 15 * 60_000;
const MOST = 5;

type Issued = [state: string, expires: number];

function readIssued(): Issued[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry): entry is Issued => Array.isArray(entry) && entry.length === 2 && entry[1] > Date.now())
      : [];
  } catch {
    return [];
  }
}

function writeIssued(states: readonly Issued[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(states));
  } catch {
    // Without storage the answer will be refused, which is the safe way to fail.
  }
}

/** A new state, which this browser remembers having issued. */
export function issueOAuthState(provider: OAuthProvider, bind: boolean): string {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const state = formatOAuthState({ provider, bind, nonce });
  writeIssued([...readIssued(), [state, Date.now() + LIFETIME_MS] satisfies Issued].slice(-MOST));
  return state;
}

/** True, once, for a state that this browser issued a short while ago. */
export function redeemOAuthState(state: string): boolean {
  const issued = readIssued();
  const rest = issued.filter(([known]) => known !== state);
  writeIssued(rest);
  return rest.length < issued.length;
}
