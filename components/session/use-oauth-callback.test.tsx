import { act, configure, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import type { OAuthProvider } from '@/lib/domain/oauth/providers';
import { issueOAuthState } from '@/lib/domain/oauth/issued-states';
import type { OAuthAnswer } from '@/lib/domain/oauth/answer';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { useToasts } from '@/lib/browser/toast-store';
import { db } from '@/mocks/db';
import { issueOAuthCode } from '@/mocks/handlers/oauth';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, signInAs } from '@/test/render';
import { router } from '@/test/router';
import { useOAuthCallback } from './use-oauth-callback';

const reload = vi.fn();
const replace = vi.fn();
const isAt = (pathname: string) =>
  vi.stubGlobal('location', {
    protocol: 'http:',
    href: `http://localhost:3000${pathname}`,
    origin: 'http://localhost:3000',
    pathname,
    reload,
    replace,
  });
const close = vi.fn();
const NOT_OURS = '登录请求无效或已过期，请重新发起';
const REFUSED = '授权码无效或已过期，请重新授权';
const WAY_ON = { text: '返回账号设置', href: '/setting/account' };

configure({ reactStrictMode: true });
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isAt('/');
  vi.stubGlobal('close', close);
  vi.stubGlobal('opener', null);
  for (const call of [reload, replace, close]) call.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => useToasts.getState().toasts;
const logins = () => [...callsOf('/users/auth-gitee'), ...callsOf('/users/auth-github')];
const bindings = () => [...callsOf('/users/bind-gitee'), ...callsOf('/users/bind-github')];

const granted = (provider: OAuthProvider, { bind = false } = {}) => ({
  code: issueOAuthCode({ provider, accountId: '10001', accountName: 'lulu-dev' }),
  state: issueOAuthState(provider, { bind, from: '/rank?page=2' }),
});

async function come(answer: OAuthAnswer) {
  const told = toasts().at(-1)?.id;
  renderAppHook(() => useOAuthCallback(answer));
  await waitFor(() => expect(toasts().at(-1)?.id).not.toBe(told));
}

describe('a provider that answers with a code', () => {
  it('signs in, once, and the page is reloaded a second later', async () => {
    await come(granted('gitee'));
    expect(logins()).toHaveLength(1);
    expect(bindings()).toEqual([]);
    const token = db.tokens.get(Cookies.get(TOKEN_COOKIE) ?? '');
    expect(db.users.get(token?.userId ?? '')).toMatchObject({ giteeId: '10001', giteeName: 'lulu-dev' });
    expect(toasts()).toMatchObject([{ text: '登录成功' }]);
    expect(reload).not.toHaveBeenCalled();
    await pass(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is accepted once', async () => {
    const answer = granted('gitee');
    await come(answer);
    await come(answer);
    expect(logins()).toHaveLength(1);
    expect(toasts()).toMatchObject([{ text: '登录成功' }, { text: NOT_OURS, tone: 'failed' }]);
  });

  it.each([`gitee.${'0'.repeat(32)}`, `github-bind.${'0'.repeat(32)}`, 'gitee', ''])(
    'is refused with the state %j, which this browser did not issue',
    async (state) => {
      await come({ ...granted('gitee'), state });
      expect([...logins(), ...bindings()]).toEqual([]);
      expect(toasts()).toMatchObject([{ text: NOT_OURS, tone: 'failed' }]);
    },
  );

  it('that the API refuses opens the login', async () => {
    await come({ ...granted('github'), code: 'lapsed' });
    expect(toasts()).toMatchObject([{ text: REFUSED, tone: 'failed' }]);
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(Cookies.get(TOKEN_COOKIE)).toBeUndefined();
  });
});

describe('a provider that was asked to be bound', () => {
  const bind = async (changes: Partial<OAuthAnswer> = {}) => {
    signInAs('demouser');
    await come({ ...granted('github', { bind: true }), ...changes });
    expect(bindings()).toHaveLength(1);
    expect(logins()).toEqual([]);
  };

  it('reloads the page that asked and closes its own window a second later', async () => {
    const opener = { location: { reload: vi.fn() } };
    vi.stubGlobal('opener', opener);
    await bind();
    expect(opener.location.reload).toHaveBeenCalledOnce();
    expect(userNamed('demouser')).toMatchObject({ githubId: '10001', githubName: 'lulu-dev' });
    expect(toasts()).toMatchObject([{ text: 'GitHub 授权绑定成功' }]);
    expect(close).not.toHaveBeenCalled();
    await pass(1_000);
    expect(close).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('links to the account settings when no page opened the window', async () => {
    await bind();
    expect(toasts()).toMatchObject([{ text: 'GitHub 授权绑定成功' }, WAY_ON]);
    await pass(1_000);
    expect(close).not.toHaveBeenCalled();
  });

  it('links to the account settings when the window was opened by another origin', async () => {
    const opener = {
      get location(): Location {
        throw new DOMException('', 'SecurityError');
      },
    };
    vi.stubGlobal('opener', opener);
    await bind();
    expect(toasts()).toMatchObject([{ text: 'GitHub 授权绑定成功' }, WAY_ON]);
  });

  it('links to the account settings when the API refuses', async () => {
    await bind({ code: 'lapsed' });
    expect(toasts()).toContainEqual(expect.objectContaining({ text: REFUSED, tone: 'failed' }));
    expect(toasts()).toContainEqual(expect.objectContaining(WAY_ON));
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });
});

describe('a provider that refuses', () => {
  it.each([
    [{ error: 'access_denied', description: '用户拒绝了授权' }, '用户拒绝了授权'],
    [{ error: 'access_denied', description: '' }, '授权已取消'],
    [{ error: 'server_error', description: '' }, '第三方授权失败，请稍后重试'],
  ])('has a toast: %j', async (refusal, text) => {
    await come({ ...refusal, state: '' });
    await come({ ...refusal, state: issueOAuthState('gitee', { bind: false, from: '/' }) });
    expect(toasts()).toMatchObject([{ text, tone: 'failed' }]);
    expect(logins()).toEqual([]);
  });

  it('says nothing of its own to a login that this browser did not begin', async () => {
    await come({ error: 'x', description: '账号已冻结，请致电 400', state: `gitee.${'0'.repeat(32)}` });
    expect(toasts()).toMatchObject([{ text: NOT_OURS, tone: 'failed' }]);
  });
});

describe('the callback page', () => {
  beforeEach(() => isAt('/oauth/callback'));

  it('redirects to the return path a second after a sign-in', async () => {
    await come(granted('gitee'));
    expect(toasts()).toMatchObject([{ text: '登录成功' }]);
    expect(replace).not.toHaveBeenCalled();
    await pass(1_000);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/rank?page=2');
    expect([...reload.mock.calls, ...router.replace.mock.calls]).toEqual([]);
  });

  it('redirects to the home page when the sign-in was begun in another tab', async () => {
    const answer = granted('gitee');
    sessionStorage.clear();
    await come(answer);
    await pass(1_000);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it.each([
    ['a refusal', () => ({ error: 'access_denied', description: '', state: '' }), '授权已取消'],
    ['a forged state', () => ({ code: 'c1', state: `gitee.${'0'.repeat(32)}` }), NOT_OURS],
  ])('redirects home: %s', async (_what, answer, text) => {
    await come(answer());
    expect(toasts()).toMatchObject([{ text, tone: 'failed' }]);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('redirects home and opens the login when the API refuses the code', async () => {
    await come({ ...granted('gitee'), code: 'lapsed' });
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('redirects home with a toast when cookies are blocked', async () => {
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await come(granted('gitee'));
    blocked.mockRestore();
    expect(toasts()).toMatchObject([{ text: expect.stringContaining('Cookie'), tone: 'failed' }]);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
    await pass(1_000);
    expect(replace).not.toHaveBeenCalled();
  });

  it('does not redirect after a binding, as its window closes', async () => {
    vi.stubGlobal('opener', { location: { reload: vi.fn() } });
    signInAs('demouser');
    await come(granted('gitee', { bind: true }));
    await pass(1_000);
    expect(close).toHaveBeenCalledOnce();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('redirects home after a binding without a popup, with a toast that links to the account', async () => {
    signInAs('demouser');
    await come(granted('gitee', { bind: true }));
    expect(toasts()).toContainEqual(expect.objectContaining(WAY_ON));
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });
});
