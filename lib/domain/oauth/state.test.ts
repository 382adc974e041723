import { describe, expect, it } from 'vitest';
import { formatOAuthState, parseOAuthState } from './state';

const nonce = '0123456789abcdef0123456789abcdef';

describe('the state of a sign-in at a provider', () => {
  it.each([
    { provider: 'gitee', bind: false, nonce },
    { provider: 'github', bind: true, nonce },
  ] as const)('is read as it was written: %j', (state) => {
    expect(parseOAuthState(formatOAuthState(state))).toEqual(state);
  });

  it.each(['', 'gitee', 'gitee-bind', `weibo.${nonce}`, `gitee-other.${nonce}`, `gitee.${nonce}0`, `GITEE.${nonce}`])(
    'is none of ours: %j',
    (state) => expect(parseOAuthState(state)).toBeNull(),
  );
});
