import 'client-only';
import * as z from 'zod/mini';
import { stored } from '@/lib/browser/storage';
import type { OAuthProvider } from './constants';
import { formatOAuthState, safeReturnPath } from './utils';

/** As long as a reader may take at the provider. */
const LIFETIME_MS = 15 * 60_000;
const MOST = 5;

/** Each with when it expires. Without storage the answer will be refused, which is the safe way to fail. */
const issued = stored({ key: 'OAUTH_STATES', schema: z.array(z.tuple([z.string(), z.number()])) });
/** Per tab: where each login was begun. */
const begun = stored({ key: 'OAUTH_RETURN', schema: z.array(z.tuple([z.string(), z.string()])), area: 'session' });

const readIssued = () => (issued.get() ?? []).filter(([, expires]) => expires > Date.now());

/**
 * A new state, which this browser remembers having issued.
 * @param from the path that its reader is at
 */
export function issueOAuthState(provider: OAuthProvider, { bind, from }: { bind: boolean; from: string }): string {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const state = formatOAuthState({ provider, bind, nonce });
  const newest: [string, number] = [state, Date.now() + LIFETIME_MS];
  issued.set([...readIssued(), newest].slice(-MOST));
  const place: [string, string] = [state, from];
  begun.set([...(begun.get() ?? []), place].slice(-MOST));
  return state;
}

/** Where the reader was when this tab issued a state; the home page when it does not know. */
export const returnPathOf = (state: string): string =>
  safeReturnPath(begun.get()?.find(([known]) => known === state)?.[1] ?? '');

/** True, once, for a state that this browser issued a short while ago. */
export function redeemOAuthState(state: string): boolean {
  const states = readIssued();
  const rest = states.filter(([known]) => known !== state);
  issued.set(rest);
  return rest.length < states.length;
}
