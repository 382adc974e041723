// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OAuthProvider } from './providers';
import { issueOAuthState, redeemOAuthState, returnPathOf } from './issued-states';
import { parseOAuthState } from './state';

const MINUTE = 60_000;
const issue = (provider: OAuthProvider, bind: boolean, from = '/') => issueOAuthState(provider, { bind, from });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the state of a sign-in at a provider', () => {
  it('carries its purpose, and is different each time', () => {
    expect(parseOAuthState(issue('gitee', false))).toMatchObject({ provider: 'gitee', bind: false });
    expect(parseOAuthState(issue('github', true))).toMatchObject({ provider: 'github', bind: true });
    expect(new Set(Array.from({ length: 20 }, () => issue('gitee', false)))).toHaveLength(20);
  });

  it('is valid once', () => {
    const state = issue('gitee', false);
    expect(redeemOAuthState(state)).toBe(true);
    expect(redeemOAuthState(state)).toBe(false);
  });

  it('that this browser did not issue is refused', () => {
    const state = issue('gitee', false);
    expect(redeemOAuthState(`gitee.${'0'.repeat(32)}`)).toBe(false);
    expect(redeemOAuthState('')).toBe(false);
    // Neither the purpose nor the provider can be changed under the same nonce.
    expect(redeemOAuthState(state.replace('gitee', 'gitee-bind'))).toBe(false);
    expect(redeemOAuthState(state.replace('gitee', 'github'))).toBe(false);
    expect(redeemOAuthState(state)).toBe(true);
  });

  it('expires after a quarter of an hour', () => {
    const [late, later] = [issue('gitee', false), issue('gitee', false)];
    vi.advanceTimersByTime(15 * MINUTE - 1);
    expect(redeemOAuthState(late)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(redeemOAuthState(later)).toBe(false);
  });

  it('is stored beside those of other tabs, the latest five', () => {
    const states = Array.from({ length: 6 }, () => issue('github', false));
    expect(states.map(redeemOAuthState)).toEqual([false, true, true, true, true, true]);
  });

  it.each(['{', '7', '{}', '[1, null, ["a"], ["b", "c"]]'])(
    'is refused when the storage is malformed: %s',
    (spoilt) => {
      localStorage.setItem('OAUTH_STATES', spoilt);
      expect(redeemOAuthState('a')).toBe(false);
      expect(redeemOAuthState('b')).toBe(false);
      expect(redeemOAuthState(issue('gitee', false))).toBe(true);
    },
  );
});

describe('the return path of a sign-in at a provider', () => {
  it('is remembered for each', () => {
    const [first, second] = [issue('gitee', false, '/rank'), issue('github', false, '/post/1#comments')];
    expect([first, second].map(returnPathOf)).toEqual(['/rank', '/post/1#comments']);
  });

  it('is the home page for a state of another tab, and when the storage is malformed', () => {
    const state = issue('gitee', false, '/rank');
    sessionStorage.clear();
    expect(returnPathOf(state)).toBe('/');
    for (const spoilt of [
      '{',
      '7',
      '[1, null]',
      JSON.stringify([[state, 7]]),
      JSON.stringify([[state, '//evil.example']]),
    ]) {
      sessionStorage.setItem('OAUTH_RETURN', spoilt);
      expect(returnPathOf(state)).toBe('/');
    }
  });
});
