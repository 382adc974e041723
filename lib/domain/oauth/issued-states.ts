import 'client-only';
import * as z from 'zod/mini';
import { deviceValue } from '@/lib/browser/storage';
import { newSecret } from '@/lib/utils/new-id';
import type { OAuthProvider } from './providers';
import { formatOAuthState } from './state';
import { safeReturnPath } from './return-path';

/** Lifetime of a state: time for the reader at the provider. */
const LIFETIME_MS = 15 * 60_000;
const MOST = 5;

/** Issued states with their expiry. Without storage the answer is refused, which is the safe failure. */
const issued = deviceValue({ key: 'OAUTH_STATES', schema: z.array(z.tuple([z.string(), z.number()])) });
/** Return paths of the states, per tab. */
const begun = deviceValue({ key: 'OAUTH_RETURN', schema: z.array(z.tuple([z.string(), z.string()])), area: 'session' });

const readIssued = () => (issued.get() ?? []).filter(([, expires]) => expires > Date.now());

export function issueOAuthState(provider: OAuthProvider, { bind, from }: { bind: boolean; from: string }): string {
  const state = formatOAuthState({ provider, bind, nonce: newSecret() });
  const newest: [string, number] = [state, Date.now() + LIFETIME_MS];
  issued.set([...readIssued(), newest].slice(-MOST));
  const place: [string, string] = [state, from];
  begun.set([...(begun.get() ?? []), place].slice(-MOST));
  return state;
}

export const returnPathOf = (state: string): string =>
  safeReturnPath(begun.get()?.find(([known]) => known === state)?.[1] ?? '');

/** Consumes a state: true, once, when this browser issued it and it has not expired. */
export function redeemOAuthState(state: string): boolean {
  const states = readIssued();
  const rest = states.filter(([known]) => known !== state);
  issued.set(rest);
  return rest.length < states.length;
}
